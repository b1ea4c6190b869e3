import {
  Avatar,
  FluentProvider,
  Link,
  RendererProvider,
  Text,
  Title1,
  createDOMRenderer,
  webLightTheme,
} from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';
import { showFloor } from './showFloor';

interface Article {
  title: string;
  html: string;
  date: string;
  picture: string | null;
}

/** A news page, as plainly as React and Fluent allow. */
function ArticlePage({ title, html, date, picture }: Article) {
  return (
    <RendererProvider renderer={createDOMRenderer(document)}>
      <FluentProvider theme={webLightTheme}>
        <header style={{ display: 'flex', gap: 16, padding: 16 }}>
          <Text weight="semibold">Floor</Text>
          <Link href="/">Today</Link>
          <Avatar name="Maja Berg" />
        </header>
        <main style={{ padding: 16, maxWidth: 720, margin: 'auto' }}>
          <Title1 as="h1">{title}</Title1>
          <Text block>{date}</Text>
          {picture && <img src={picture} alt="" style={{ width: '100%' }} />}
          <div data-text dangerouslySetInnerHTML={{ __html: html }} />
        </main>
      </FluentProvider>
    </RendererProvider>
  );
}

showFloor<Article>((data) =>
  createRoot(document.getElementById('root')!).render(<ArticlePage {...data} />),
);
