import type { PageChange } from '#shared/contract/pages';
import type { Database } from '../../db/database';
import type { AuditTable } from '../../db/tables';
import type { Person } from '../../person';
import { findAuditValues, insertAudit } from '../audits/store';
import type { PageRow } from './rows';

/** Fields of a page that its history keeps. */
function historyOf(page: PageRow): Record<string, unknown> {
  const {
    Title,
    Content,
    PageType,
    PublishingDate,
    ArchiveDate,
    BannerImageUrl,
    BannerImageText,
    BannerImageAltText,
  } = page;
  const {
    IsCommentsEnabled,
    IsFeaturedPage,
    LanguageTermId,
    OwnerUserUpnId,
    SenderTags,
    ChannelTermIds,
  } = page;
  return {
    ...{
      Title,
      Content,
      PageType,
      PublishingDate,
      ArchiveDate,
      BannerImageUrl,
      BannerImageText,
      BannerImageAltText,
    },
    ...{ IsCommentsEnabled, IsFeaturedPage, LanguageTermId, OwnerUserUpnId, SenderTags },
    // PAGES-082: channel values as a list of channel term ids.
    ChannelTermPages: ChannelTermIds,
  };
}

/** Writes down a change of a page; must run in the transaction of the change. */
export async function insertPageAudit(
  db: Database,
  Action: AuditTable['Action'],
  page: PageRow,
  person: Person,
  now: Date,
): Promise<void> {
  await insertAudit(
    db,
    { Resource: 'pages', ResourceId: page.Id, Action, values: historyOf(page) },
    person,
    now,
  );
}

/** The change that puts a page back to an earlier state. */
export async function changeOfAudit(
  db: Database,
  pageId: number,
  auditId: number,
): Promise<PageChange | undefined> {
  const found = await findAuditValues(db, 'pages', pageId, auditId);
  if (!found) return undefined;
  const { ChannelTermPages, ...values } = found as Omit<PageChange, 'ChannelTermPages'> & {
    ChannelTermPages: string[];
  };
  return {
    ...values,
    ChannelTermPages: ChannelTermPages.map((ChannelTermId) => ({ ChannelTermId })),
  };
}
