import { CommentRegular } from '@fluentui/react-icons/svg/comment';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { HeartRegular } from '@fluentui/react-icons/svg/heart';
import { TagRegular } from '@fluentui/react-icons/svg/tag';
import {
  Avatar,
  Badge,
  Button,
  Card,
  CardHeader,
  CardPreview,
  FluentProvider,
  Link,
  Text,
  Title1,
  Title3,
  createDOMRenderer,
  RendererProvider,
  webLightTheme,
} from '@fluentui/react-components';

export interface Post {
  title: string;
  description: string;
  date: string;
  likes: number;
  comments: number;
  channels: number;
  href: string;
  picture: string | null;
}

/**
 * The same cards as Today's, as plainly as React and Fluent allow: the floor that the portal is
 * measured against.
 */
export function Cards({ featured, personal }: { featured: Post[]; personal: Post[] }) {
  return (
    <RendererProvider renderer={createDOMRenderer(document)}>
      <FluentProvider theme={webLightTheme}>
        <header style={{ display: 'flex', gap: 16, padding: 16 }}>
          <Text weight="semibold">Floor</Text>
          <Link href="/">Today</Link>
          <Avatar name="Maja Berg" />
        </header>
        <main style={{ display: 'grid', gap: 24, padding: 16, maxWidth: 1400, margin: 'auto' }}>
          <Title1 as="h1">Today</Title1>
          <Block name="Featured news" posts={featured} />
          <Block name="Your news" posts={personal} />
        </main>
      </FluentProvider>
    </RendererProvider>
  );
}

function Block({ name, posts }: { name: string; posts: Post[] }) {
  return (
    <section aria-label={name} style={{ display: 'grid', gap: 16 }}>
      <Title3 as="h2">{name}</Title3>
      {posts.map((post) => (
        <Card key={post.href}>
          {post.picture && (
            <CardPreview>
              <img src={post.picture} alt="" width={480} height={270} />
            </CardPreview>
          )}
          <CardHeader
            header={<Link href={post.href}>{post.title}</Link>}
            description={<Text size={200}>{post.date}</Text>}
          />
          <Text>{post.description}</Text>
          <Text size={200}>
            <HeartRegular /> {post.likes} <CommentRegular /> {post.comments}
          </Text>
          <div>
            <Badge>New</Badge>{' '}
            <Button size="small" appearance="subtle" icon={<ChevronDownRegular />}>
              Quick read
            </Button>
            <Button size="small" appearance="subtle" icon={<TagRegular />}>
              {post.channels}
            </Button>
          </div>
        </Card>
      ))}
      <Button>Show more</Button>
    </section>
  );
}
