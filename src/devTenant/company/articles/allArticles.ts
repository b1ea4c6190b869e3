import { blogPosts } from './blogPosts';
import { danishArticles } from './danish';
import { englishArticles } from './english';
import { finnishArticles } from './finnish';
import { norwegianArticles } from './norwegian';
import { siteNews } from './siteNews';
import { swedishArticles } from './swedish';
import type { Article, WrittenArticle } from './article';
import type { Language } from '../person';

const inLanguage = (language: Language, articles: Article[]): WrittenArticle[] =>
  articles.map((article) => ({ ...article, language }));

/** Every written news post of SharePoint, the news centre's and the other sites'. */
export const allArticles: readonly WrittenArticle[] = [
  ...inLanguage('en', [...englishArticles, ...siteNews, ...blogPosts]),
  ...inLanguage('da', danishArticles),
  ...inLanguage('sv', swedishArticles),
  ...inLanguage('no', norwegianArticles),
  ...inLanguage('fi', finnishArticles),
];
