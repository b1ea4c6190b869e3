import type { Company } from '../../company/company';
import type { SitePage } from '../../company/sitePages';
import { channel, languageTerm } from '../../company/terms';
import { sites } from '../../company/sites';
import { bannerUrl, pageUrl, siteUrl } from '../addresses';
import { sitePageContentType } from '../pageItem';
import { guideRow, siteRow } from './siteRows';
import { personRow } from './personRow';
import { precise } from './precise';
import type { SearchRow } from './SearchRow';

/** The result source "Local People Results", the same in every tenant. */
const peopleSource = 'b09a7990-05ea-4af9-81ef-edfab16c4e31';

const kept = new WeakMap<Company, Map<string, readonly SearchRow[]>>();

/**
 * What the search index has: people by their result source, else every page of every site, and the
 * sites themselves. Built once.
 */
export function searchRows(
  company: Company,
  sharePointUrl: string,
  sourceId = '',
): readonly SearchRow[] {
  const rowsOf = kept.get(company) ?? new Map<string, readonly SearchRow[]>();
  kept.set(company, rowsOf);
  const isPeople = sourceId.toLowerCase() === peopleSource;
  const key = `${sharePointUrl} ${isPeople}`;
  const rows =
    rowsOf.get(key) ??
    (isPeople
      ? company.people.map((person) => personRow(person, sharePointUrl))
      : siteContent(company, sharePointUrl));
  rowsOf.set(key, rows);
  return rows;
}

function siteContent(company: Company, sharePointUrl: string): SearchRow[] {
  return [
    ...[...company.allSitePages()].map((page) => searchRow(page, sharePointUrl)),
    ...company.guides.map((guide) => guideRow(guide, sharePointUrl)),
    ...sites.map((site) => siteRow(site, sharePointUrl)),
  ];
}

function searchRow(page: SitePage, sharePointUrl: string): SearchRow {
  const { article, site } = page;
  return {
    title: article.title,
    description: article.description,
    path: pageUrl(page, sharePointUrl),
    originalpath: pageUrl(page, sharePointUrl),
    picturethumbnailurl: bannerUrl(page, sharePointUrl),
    firstpublisheddate: precise(page.published),
    created: precise(page.published),
    lastmodifiedtime: precise(page.modified),
    promotedstate: '2',
    contenttypeid: sitePageContentType,
    contenttype: 'Site Page',
    contentclass: 'STS_ListItem_WebPageLibrary',
    fileextension: 'aspx',
    isdocument: 'false',
    sitetitle: site.title,
    spweburl: siteUrl(site, sharePointUrl),
    spsiteurl: siteUrl(site, sharePointUrl),
    siteid: site.siteId,
    webid: site.webId,
    listid: site.pagesListId,
    listitemid: String(page.itemId),
    uniqueid: `{${page.uniqueId.toUpperCase()}}`,
    author: 'Erik Lindqvist',
    viewslifetime: String(page.views),
    viewsrecent: String(Math.floor(page.views / 6)),
    likescount: String(article.likes),
    commentscount: String(article.comments),
    owstaxidboolfieldchannel: terms(
      article.channels.map((key) => ({ id: channel(key).id, label: channel(key).name })),
    ),
    owstaxidboolfieldlanguage: terms([
      { id: page.languageId, label: languageTerm(article.language).name },
    ]),
  };
}

/** Terms as the index keeps them. */
function terms(tagged: { id: string; label: string }[]): string | null {
  return tagged.length
    ? tagged.map(({ id, label }) => `GP0|#${id};L0|#0${id}|${label};GTSet|#channels`).join(';')
    : null;
}
