import { sitePageFieldNames, type SitePageItem } from '#shared/rules/news/newsFromSitePage';
import { readSiteList } from './siteListItems';

export interface SitePagesRead {
  /** Absolute address of the site, without a slash at the end. */
  siteUrl: string;
  /** OData over `fields/…`. */
  filter: string;
  /** How many at most, newest first. */
  top: number;
  /** Who wrote them is asked for too. */
  withAuthors?: boolean;
  operation: string;
  signal?: AbortSignal;
}

/** The pages of a site, newest first (NEWS-66). Throws a `FailureError`. */
export async function readSitePages({
  siteUrl,
  filter,
  top,
  withAuthors = false,
  operation,
  signal,
}: SitePagesRead): Promise<SitePageItem[]> {
  const query = {
    $expand: `fields($select=${sitePageFieldNames.join(',')})`,
    $select: `id,webUrl,eTag,parentReference${withAuthors ? ',createdBy' : ''}`,
    $filter: filter,
    $orderby: 'fields/FirstPublishedDate desc',
    $top: String(top),
  };
  return readSiteList<SitePageItem>({
    siteUrl,
    path: '/SitePages',
    name: 'SitePages',
    query,
    operation,
    signal,
  });
}
