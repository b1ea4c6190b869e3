import { itemAt } from '#shared/rules/certain';
import type { Guide } from '../../company/guides';
import type { CompanySite } from '../../company/sites';
import { siteUrl } from '../addresses';
import { sitePageContentType } from '../pageItem';
import { precise } from './precise';
import type { SearchRow } from './SearchRow';

/** An ordinary page as the search index has it. */
export function guideRow(guide: Guide, sharePointUrl: string): SearchRow {
  const address = `${siteUrl(guide.site, sharePointUrl)}/SitePages/${guide.fileName}`;
  return {
    ...ofSite(guide.site, sharePointUrl),
    title: guide.title,
    description: guide.description,
    path: address,
    originalpath: address,
    lastmodifiedtime: precise(guide.modified),
    firstpublisheddate: precise(guide.modified),
    promotedstate: '0',
    contenttypeid: sitePageContentType,
    contenttype: 'Site Page',
    contentclass: 'STS_ListItem_WebPageLibrary',
    fileextension: 'aspx',
    isdocument: 'false',
    uniqueid: `{${guide.uniqueId.toUpperCase()}}`,
  };
}

/** A site as the search index has it. */
export function siteRow(site: CompanySite, sharePointUrl: string): SearchRow {
  return {
    ...ofSite(site, sharePointUrl),
    title: site.title,
    description: site.description,
    path: siteUrl(site, sharePointUrl),
    lastmodifiedtime: precise(new Date(site.created)),
    contentclass: 'STS_Site',
    webtemplate: itemAt(site.template.split('#'), 0),
  };
}

function ofSite(site: CompanySite, sharePointUrl: string) {
  const address = siteUrl(site, sharePointUrl);
  return {
    sitetitle: site.title,
    spweburl: address,
    spsiteurl: address,
    siteid: site.siteId,
    webid: site.webId,
  };
}
