import { Type } from '@sinclair/typebox';
import { object } from '#shared/contract/fields';
import { content } from './content';
import { idOf, Random } from './random';
import { sites, type CompanySite } from './sites';

export interface CompanyDocument {
  uniqueId: string;
  itemId: number;
  site: CompanySite;
  name: string;
  title: string;
  extension: string;
  sizeInBytes: number;
  created: Date;
  modified: Date;
  /** Index of the last editor among the people. */
  editor: number;
}

const Written = object({ title: Type.String(), extension: Type.String() });
const titles = content('documents', Written);

/** Documents of every site that belongs to a group, most recently changed first. */
export function makeDocuments(now: Date): CompanyDocument[] {
  const documents = sites
    .filter(({ groupId }) => groupId)
    .flatMap((site) =>
      titles
        .slice(0, 5 + (site.key.length % 7))
        .map(({ title, extension }, index) => makeDocument(site, title, extension, index, now)),
    );
  return documents.sort((one, other) => other.modified.getTime() - one.modified.getTime());
}

function makeDocument(
  site: CompanySite,
  title: string,
  extension: string,
  index: number,
  now: Date,
): CompanyDocument {
  const random = new Random(`document-${site.key}-${index}`);
  const modified = new Date(now.getTime() - random.between(20, 40_000) * 60_000);
  return {
    uniqueId: idOf('document', site.key, index),
    itemId: index + 1,
    site,
    name: `${title} ${site.title}.${extension}`,
    title: `${title} ${site.title}`,
    extension,
    sizeInBytes: random.between(18_000, 6_000_000),
    created: new Date(modified.getTime() - random.between(1, 200) * 86_400_000),
    modified,
    editor: random.below(100),
  };
}
