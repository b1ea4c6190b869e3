import {
  Avatar,
  Button,
  Card,
  CardHeader,
  FluentProvider,
  Link,
  RendererProvider,
  Text,
  Title1,
  Title3,
  createDOMRenderer,
  webLightTheme,
} from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';
import { showFloor } from './showFloor';

interface Sections {
  title: string;
  sections: { name: string; cards: { title: string; text: string }[] }[];
}

/** The same cards as a page of sections, as plainly as React and Fluent allow. */
function SectionsPage({ title, sections }: Sections) {
  return (
    <RendererProvider renderer={createDOMRenderer(document)}>
      <FluentProvider theme={webLightTheme}>
        <header style={{ display: 'flex', gap: 16, padding: 16 }}>
          <Text weight="semibold">Floor</Text>
          <Link href="/">Today</Link>
          <Avatar name="Maja Berg" />
        </header>
        <main style={{ display: 'grid', gap: 24, padding: 16, maxWidth: 1400, margin: 'auto' }}>
          <Title1 as="h1">{title}</Title1>
          {sections.map(({ name, cards }) => (
            <section key={name} aria-label={name} style={{ display: 'grid', gap: 16 }}>
              <Title3 as="h2">{name}</Title3>
              {cards.map((card, index) => (
                <Card key={index}>
                  <CardHeader header={<Link href="/">{card.title}</Link>} />
                  <Text>{card.text}</Text>
                </Card>
              ))}
              <Button>Show more</Button>
            </section>
          ))}
        </main>
      </FluentProvider>
    </RendererProvider>
  );
}

showFloor<Sections>((data) =>
  createRoot(document.getElementById('root')!).render(<SectionsPage {...data} />),
);
