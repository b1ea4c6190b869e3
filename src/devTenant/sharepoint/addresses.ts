import type { SitePage } from '../company/sitePages';
import type { CompanySite } from '../company/sites';

/** Graph's id of a site: host, site collection and web. */
export function compositeId(site: CompanySite, sharePointUrl: string): string {
  return `${new URL(sharePointUrl).hostname},${site.siteId},${site.webId}`;
}

export function siteUrl(site: CompanySite, sharePointUrl: string): string {
  return `${sharePointUrl}${site.path}`;
}

export function pageUrl(page: SitePage, sharePointUrl: string): string {
  return `${siteUrl(page.site, sharePointUrl)}/SitePages/${page.fileName}`;
}

/**
 * Where the page's picture lies; it needs a sign-in by cookie, so an application has to ask for a
 * thumbnail instead.
 */
export function bannerUrl(page: SitePage, sharePointUrl: string): string {
  if (page.article.hasNoPicture) return `${sharePointUrl}/_layouts/15/images/sitepagethumbnail.png`;
  const folder = page.fileName.replace(/\.aspx$/, '');
  return `${siteUrl(page.site, sharePointUrl)}/SiteAssets/SitePages/${folder}/${page.uniqueId}.svg`;
}
