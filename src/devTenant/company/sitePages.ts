import { around } from '#shared/rules/values/certain';
import { allArticles, type WrittenArticle } from './articles';
import { idOf, Random } from './random';
import { siteWithKey, type CompanySite } from './sites';
import { channel, languageTerm } from './terms';

/** A page in a site's Site Pages library. */
export interface SitePage {
  /** Number of the row within its list. */
  itemId: number;
  uniqueId: string;
  site: CompanySite;
  fileName: string;
  article: WrittenArticle;
  channelIds: string[];
  languageId: string;
  published: Date;
  modified: Date;
  views: number;
  /** Translations of this page. */
  translations: SitePage[];
  translationOf?: SitePage;
}

/**
 * The pages of every site by site key, newest first; `extra` invented posts fill the news centre of
 * a large organisation.
 */
export function makeSitePages(now: Date, extra: number): Map<string, SitePage[]> {
  const bySite = new Map<string, SitePage[]>();
  const byKey = new Map<string, SitePage>();
  for (const article of [...allArticles, ...inventedArticles(extra)]) {
    const pages = bySite.get(article.site ?? 'news') ?? [];
    const page = makePage(article, pages.length + 1, now);
    pages.push(page);
    bySite.set(article.site ?? 'news', pages);
    byKey.set(article.key, page);
  }
  linkTranslations(byKey);
  for (const pages of bySite.values())
    pages.sort((one, other) => other.published.getTime() - one.published.getTime());
  return bySite;
}

function makePage(article: WrittenArticle, itemId: number, now: Date): SitePage {
  const published = new Date(
    Math.floor((now.getTime() - article.daysAgo * 86_400_000) / 60_000) * 60_000,
  );
  const random = new Random(article.key);
  return {
    itemId,
    uniqueId: idOf('page', article.key),
    site: siteWithKey(article.site ?? 'news'),
    fileName: `${slug(article.title)}.aspx`,
    article,
    channelIds: article.channels.map((key) => channel(key).id),
    languageId: languageTerm(article.language).id,
    published,
    modified: new Date(
      Math.min(now.getTime(), published.getTime() + random.between(0, 300) * 60_000),
    ),
    views: article.likes * random.between(5, 14) + random.between(10, 90),
    translations: [],
  };
}

function linkTranslations(byKey: ReadonlyMap<string, SitePage>): void {
  for (const page of byKey.values()) {
    const original = byKey.get(page.article.translationOf ?? '');
    if (!original) continue;
    page.translationOf = original;
    original.translations.push(page);
  }
}

/**
 * Further posts for a large organisation: the written ones again, older each time, as monthly
 * follow-ups.
 */
function inventedArticles(amount: number): WrittenArticle[] {
  const written = allArticles.filter(({ site, translationOf }) => !site && !translationOf);
  return Array.from({ length: amount }, (_, index) => {
    const article = around(written, index);
    const round = Math.floor(index / written.length) + 1;
    return {
      ...article,
      key: `${article.key}-${round}`,
      title: `${article.title} (${round})`,
      daysAgo: article.daysAgo + 45 + ((index * 1.7) % 900),
      isFeatured: article.isFeatured && index % 7 === 0,
    };
  });
}

export function slug(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[øö]/g, 'o')
    .replace(/[åä]/g, 'a')
    .replace(/æ/g, 'ae')
    .normalize('NFD');
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}
