import { Type } from '@sinclair/typebox';
import { object } from '#shared/contract/fields';
import { content } from './content';
import { idOf, Random } from './random';
import { slug } from './sitePages';
import { siteWithKey, type CompanySite } from './sites';

/** An ordinary page of a site: no news, and changed now and then. */
export interface Guide {
  uniqueId: string;
  site: CompanySite;
  title: string;
  description: string;
  fileName: string;
  modified: Date;
}

const Written = object({ site: Type.String(), title: Type.String(), description: Type.String() });

/** The ordinary pages of all sites. */
export function makeGuides(now: Date): Guide[] {
  return content('guides', Written).map(({ site, title, description }) => ({
    uniqueId: idOf('guide', title),
    site: siteWithKey(site),
    title,
    description,
    fileName: `${slug(title)}.aspx`,
    modified: new Date(now.getTime() - new Random(`guide-${title}`).between(2, 160) * 86_400_000),
  }));
}
