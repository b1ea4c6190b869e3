import { itemAt } from '#shared/rules/values/certain';
import type { Company } from './company';
import type { Person } from './person';
import { Random } from './random';
import type { SitePage } from './sitePages';

/** Sites on which everybody writes. */
const sitesOfAll = new Set(['blogs', 'compliments']);

/** Who wrote a page: a colleague where everybody writes, else the newsroom. */
export function authorOf({ site, article }: SitePage, company: Company): Person | undefined {
  if (!sitesOfAll.has(site.key)) return company.person('editor@nordvik.example');
  const colleagues = company.people.filter(({ isGuest }) => !isGuest);
  return itemAt(
    colleagues,
    new Random(article.key).between(0, Math.min(99, colleagues.length - 1)),
  );
}
