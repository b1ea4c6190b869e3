import { Type, type Static } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import { content } from './content';
import { motifs } from './pictures/motif';
import type { Language } from './person';

/** A news post in SharePoint, as the communications team wrote it. */
const Article = object({
  key: Type.String(),
  title: Type.String(),
  /** Lead text. */
  description: Type.String(),
  paragraphs: Type.Array(Type.String()),
  /** Keys of channels; empty: for everyone. */
  channels: Type.Array(Type.String()),
  daysAgo: Type.Number(),
  isFeatured: Type.Optional(Type.Boolean()),
  likes: Type.Number(),
  comments: Type.Number(),
  /** Who sends it, e.g. "Group HSE". */
  sender: Type.Optional(Type.String()),
  motif: oneOf(motifs),
  /** No picture was chosen: SharePoint's placeholder stands in its place. */
  hasNoPicture: Type.Optional(Type.Boolean()),
  /** Key of the site; the news centre when left out. */
  site: Type.Optional(Type.String()),
  /** Key of the article that this one translates. */
  translationOf: Type.Optional(Type.String()),
});
type Article = Static<typeof Article>;

export interface WrittenArticle extends Article {
  language: Language;
}

/** A short post of the blog site or of the compliments wall. */
const Post = object({
  title: Type.String(),
  description: Type.String(),
  channels: Type.Optional(Type.Array(Type.String())),
});

const posts = (site: string, days: number): Article[] =>
  content(site, Post).map(({ title, description, channels = [] }, index) => ({
    key: `${site}-${index + 1}`,
    site,
    title,
    description,
    channels,
    daysAgo: 1 + index * days,
    likes: 40 - index,
    comments: index % 5,
    motif: 'fjord',
    paragraphs: [description],
  }));

const inLanguage = (language: Language, articles: Article[]): WrittenArticle[] =>
  articles.map((article) => ({ ...article, language }));

/** Every written news post of SharePoint, the news centre's and the other sites'. */
export const allArticles: readonly WrittenArticle[] = [
  ...inLanguage('en', [
    ...content('articles/en', Article),
    ...content('articles/sites', Article),
    ...posts('blogs', 5),
    ...posts('compliments', 3),
  ]),
  ...(['da', 'sv', 'no', 'fi'] as const).flatMap((language) =>
    inLanguage(language, content(`articles/${language}`, Article)),
  ),
];
