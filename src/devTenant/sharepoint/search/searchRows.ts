import { itemAt } from '#shared/rules/values/certain';
import { authorOf } from '../../company/authors';
import type { Company } from '../../company/company';
import type { CompanyDocument } from '../../company/documents';
import type { SitePage } from '../../company/sitePages';
import { channel, languageTerm } from '../../company/terms';
import { sites, type CompanySite } from '../../company/sites';
import { bannerUrl, pageUrl, siteUrl } from '../addresses';
import { documentItem } from '../documentItem';
import { sitePageContentType } from '../pageItem';
import type { Person } from '../../company/person';
import { skillsOf } from '../../company/skills';
import type { Guide } from '../../company/guides';
import type { SearchRow } from './SearchRow';

/** The result source "Local People Results", the same in every tenant. */
const peopleSource = 'b09a7990-05ea-4af9-81ef-edfab16c4e31';

const kept = new WeakMap<Company, Map<string, readonly SearchRow[]>>();

/**
 * Rows of the search index: people for their result source, else every page of every site, and the
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

/**
 * The files of libraries, by their ids: words find them by Graph's search. The index is always a
 * little behind: the first file of each library is not in it yet.
 */
export function documentRows(company: Company, sharePointUrl: string): readonly SearchRow[] {
  return company.documents
    .filter(({ itemId }) => itemId > 1)
    .map((document) => documentRow(document, sharePointUrl));
}

function documentRow(document: CompanyDocument, sharePointUrl: string): SearchRow {
  const { site, uniqueId, title, name, modified, extension } = document;
  return {
    ...ofSite(site, sharePointUrl),
    title,
    description: '',
    filename: name,
    path: documentItem(document, sharePointUrl).webUrl,
    lastmodifiedtime: precise(modified),
    contentclass: 'STS_ListItem_DocumentLibrary',
    fileextension: extension,
    isdocument: 'true',
    uniqueid: `{${uniqueId.toUpperCase()}}`,
  };
}

function siteContent(company: Company, sharePointUrl: string): SearchRow[] {
  return [
    ...[...company.allSitePages()].map((page) => searchRow(page, company, sharePointUrl)),
    ...company.guides.map((guide) => guideRow(guide, sharePointUrl)),
    ...sites.map((site) => siteRow(site, sharePointUrl)),
  ];
}

function searchRow(page: SitePage, company: Company, sharePointUrl: string): SearchRow {
  const { article, site } = page;
  const author = authorOf(page, company);
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
    author: author?.displayName ?? '',
    authorowsuser: author ? userProperty(author) : '',
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

/** A person as the index keeps them: mail, name, the claim in hexadecimal and in words. */
function userProperty({ mail, displayName, upn }: Person): string {
  const claim = `i:0#.f|membership|${upn}`;
  const hex = Buffer.from(claim).toString('hex').toUpperCase();
  return `${mail} | ${displayName} | ${hex} ${claim}`;
}

/** Terms as the index keeps them. */
function terms(tagged: { id: string; label: string }[]): string | null {
  return tagged.length
    ? tagged.map(({ id, label }) => `GP0|#${id};L0|#0${id}|${label};GTSet|#channels`).join(';')
    : null;
}

/** A person as the search index has them. The index keeps birthdays in the year 2000. */
function personRow(person: Person, sharePointUrl: string): SearchRow {
  const { displayName, upn, mail, jobTitle, department, officeCity, phone, mobile } = person;
  return {
    title: displayName,
    description: `${jobTitle} ${department} ${officeCity} ${mail}`,
    accountname: `i:0#.f|membership|${upn}`,
    preferredname: displayName,
    workemail: mail,
    pictureurl: null,
    department,
    officenumber: officeCity,
    jobtitle: jobTitle,
    skills: skillsOf(person).join(';'),
    mobilephone: mobile,
    workphone: phone,
    path: `${sharePointUrl}/person.aspx?accountname=${encodeURIComponent(`i:0#.f|membership|${upn}`)}`,
    birthday: `2000-${person.birthday.replace(/^--/, '')}T00:00:00.0000000Z`,
  };
}

/** An ordinary page as the search index has it. */
function guideRow(guide: Guide, sharePointUrl: string): SearchRow {
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
function siteRow(site: CompanySite, sharePointUrl: string): SearchRow {
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

/** A time as the search index writes it, with seven digits of a second. */
function precise(date: Date): string {
  return date.toISOString().replace(/\.(\d{3})Z$/, '.$10000Z');
}
