import type { Company } from '../../company/company';
import type { SitePage } from '../../company/sitePages';
import { channel, languageTerm } from '../../company/terms';
import { bannerUrl, pageUrl, siteUrl } from '../addresses';
import { sitePageContentType } from '../pageItem';

/** A found page: managed property in lower case → text. */
export type SearchRow = Readonly<Record<string, string | null>> & { title: string; description: string };

const rowsByCompany = new WeakMap<Company, { address: string; rows: SearchRow[] }>();

/** Every page of every site as the search index has it; built once. */
export function searchRows(company: Company, sharePointUrl: string): readonly SearchRow[] {
  const known = rowsByCompany.get(company);
  if (known?.address === sharePointUrl) return known.rows;
  const rows = [...company.allSitePages()].map((page) => searchRow(page, sharePointUrl));
  rowsByCompany.set(company, { address: sharePointUrl, rows });
  return rows;
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
    owstaxidboolfieldchannel: terms(article.channels.map((key) => ({ id: channel(key).id, label: channel(key).name }))),
    owstaxidboolfieldlanguage: terms([{ id: page.languageId, label: languageTerm(article.language).name }]),
  };
}

/** Terms as the index keeps them. */
function terms(tagged: { id: string; label: string }[]): string | null {
  return tagged.length ? tagged.map(({ id, label }) => `GP0|#${id};L0|#0${id}|${label};GTSet|#channels`).join(';') : null;
}

function precise(date: Date): string {
  return date.toISOString().replace(/\.(\d{3})Z$/, '.$10000Z');
}
