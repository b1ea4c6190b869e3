import type { PageAudit, PageChange } from '#shared/contract/pages';
import type { Database } from '../../db/database';
import type { PageAuditTable } from '../../db/tables';
import type { Person } from '../../person';
import type { PageRow } from './rows';

/** Fields of a page that its history keeps. */
function historyOf(page: PageRow): Record<string, unknown> {
  const { Title, Content, PageType, PublishingDate, ArchiveDate, BannerImageUrl, BannerImageText, BannerImageAltText } = page;
  const { IsCommentsEnabled, IsFeaturedPage, LanguageTermId, OwnerUserUpnId, SenderTags, ChannelTermIds } = page;
  return {
    ...{ Title, Content, PageType, PublishingDate, ArchiveDate, BannerImageUrl, BannerImageText, BannerImageAltText },
    ...{ IsCommentsEnabled, IsFeaturedPage, LanguageTermId, OwnerUserUpnId, SenderTags },
    // PAGES-082: channel values as a list of channel term ids.
    ChannelTermPages: ChannelTermIds,
  };
}

/** Writes down a change; must run in the transaction of the change. */
export async function insertAudit(db: Database, Action: PageAuditTable['Action'], page: PageRow, person: Person, now: Date): Promise<void> {
  await db
    .insertInto('page_audits')
    .values({ PageId: page.Id, DateTime: now, Action, UpnId: person.upn, NewValues: JSON.stringify(historyOf(page)) })
    .execute();
}

/** The history of a page, newest first. */
export async function listAudits(db: Database, pageId: number): Promise<PageAudit[]> {
  const rows = await db.selectFrom('page_audits').select(['Id', 'DateTime', 'Action', 'UpnId', 'NewValues']).where('PageId', '=', pageId).where('Action', '<>', 'deleted').orderBy('Id', 'desc').limit(500).execute();
  return rows as PageAudit[];
}

/** The change that puts a page back to an earlier state. */
export async function changeOfAudit(db: Database, pageId: number, auditId: number): Promise<PageChange | undefined> {
  const row = await db.selectFrom('page_audits').select('NewValues').where('PageId', '=', pageId).where('Id', '=', auditId).executeTakeFirst();
  if (!row) return undefined;
  const { ChannelTermPages, ...values } = row.NewValues as Omit<PageChange, 'ChannelTermPages'> & { ChannelTermPages: string[] };
  return { ...values, ChannelTermPages: ChannelTermPages.map((ChannelTermId) => ({ ChannelTermId })) };
}
