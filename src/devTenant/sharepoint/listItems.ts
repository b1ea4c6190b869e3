import { itemAt } from '#shared/rules/values/certain';
import type { Company } from '../company/company';
import type { CompanySite } from '../company/sites';
import type { Filter } from '../odata/filter';
import { usedPaths } from '../odata/matchFilter';
import { ODataError } from '../odata/odataError';
import { expansions, selectNames, selected } from '../odata/select';
import { documentItem } from './documentItem';
import { eventItem, eventsListId } from './eventItem';
import { pageItem } from './pageItem';
import type { SitePage } from '../company/sitePages';

export type ListItem =
  ReturnType<typeof pageItem> | ReturnType<typeof documentItem> | ReturnType<typeof eventItem>;

const built = new WeakMap<SitePage, { address: string; item: ReturnType<typeof pageItem> }>();

/** The rows of a list; `undefined` when the site has no such list. */
export function itemsOf(
  company: Company,
  site: CompanySite,
  listId: string,
  sharePointUrl: string,
): readonly ListItem[] | undefined {
  const id = listId.toLowerCase();
  if ([site.pagesListId, 'site pages', 'sitepages'].includes(id))
    return company.sitePages(site).map((page) => builtOnce(page, company, sharePointUrl));
  if ([site.documentsListId, 'documents', 'shared documents'].includes(id))
    return company.documentsOf(site).map((document) => documentItem(document, sharePointUrl));
  if ([eventsListId(site), 'events'].includes(id) && site.key === 'calendar')
    return company.events.map((event) => eventItem(event, site, sharePointUrl));
  return undefined;
}

/** Rows of pages are built once: a large news centre has ten thousand. */
function builtOnce(page: SitePage, company: Company, sharePointUrl: string) {
  const known = built.get(page);
  if (known?.address === sharePointUrl) return known.item;
  const item = pageItem(page, company, sharePointUrl);
  built.set(page, { address: sharePointUrl, item });
  return item;
}

const metadataColumns = [
  'fields/BoolField_Channel',
  'fields/BoolField_Language',
  'fields/BoolField_SenderTag',
  'fields/BannerImageUrl',
];
const preferNonIndexed = 'HonorNonIndexedQueriesWarningMayFailRandomly';

/**
 * Columns without an index need the Prefer header, and columns of terms cannot be filtered at all.
 */
export function checkItemsQuery(
  parameters: URLSearchParams,
  prefer: string,
): (filter: Filter) => void {
  const orderby = parameters.get('$orderby');
  if (orderby) requirePrefer(itemAt(orderby.trim().split(/\s/), 0), prefer);
  return (filter) => {
    for (const { path } of usedPaths(filter)) {
      if (metadataColumns.some((column) => path.startsWith(column)))
        throw new ODataError(`Filtering by '${path}' is not supported: it is not a simple field.`);
      if (path) requirePrefer(path, prefer);
    }
  };
}

function requirePrefer(path: string, prefer: string): void {
  if (!path.startsWith('fields/') || prefer.toLowerCase().includes(preferNonIndexed.toLowerCase()))
    return;
  throw new ODataError(
    `Field '${path.slice(7)}' cannot be referenced in filter or orderby as it is not ` +
      `indexed. Provide the 'Prefer: ${preferNonIndexed}' header to allow this, but be ` +
      'warned that such queries may fail on large lists.',
  );
}

/** A row with what `$select` and `$expand` ask for. */
export function projectedItem(item: ListItem, parameters: URLSearchParams): object {
  const expand = expansions(parameters);
  const names = selectNames(parameters);
  const { fields, sharepointIds, ...rest } = item;
  const kept = selected(
    names?.includes('sharepointIds') ? { ...rest, sharepointIds } : rest,
    names,
  );
  if (!expand.has('fields') && !names?.includes('fields')) return kept;
  return { ...kept, fields: selected(fields, expand.get('fields')) };
}
