import { windowState } from '#shared/rules/widgets/broadcasts';
import { plainText } from '#shared/rules/richText/plainText';
import type { Audience } from '../../db/announcement';
import type { Database } from '../../db/database';
import type { Activity } from '../../microsoft/teamsActivity';
import type { BroadcastRow } from '../broadcastMessages/rows';
import { findRow } from '../editable/store';
import { pathOf } from '../pages/rows';
import { findPage } from '../pages/store';
import type { NotificationRow } from './store';

/** The content of a notification, and its audience. */
export interface Notice {
  activity: Activity;
  audience: Extract<Audience, { ChannelTermIds: readonly string[] }>;
  /** The time since which its readers can see the content that it announces. */
  since: Date;
  /** Another one after each change of its source. */
  version: string;
}

/** The notice of a notification as its source is now; nothing while readers cannot see that. */
export async function noticeOf(
  db: Database,
  notification: NotificationRow,
  now: Date,
): Promise<Notice | undefined> {
  return notification.Source === 'page'
    ? pageNotice(db, notification, now)
    : messageNotice(db, notification, now);
}

async function pageNotice(
  db: Database,
  { Id, SourceId, Created }: NotificationRow,
  now: Date,
): Promise<Notice | undefined> {
  const page = await findPage(db, SourceId, { editor: true }, now);
  if (
    !page?.PublishingDate ||
    windowState({ StartDate: page.PublishingDate, EndDate: page.ArchiveDate }, now) !== 'active'
  )
    return undefined;
  const {
    Title: title,
    Description: preview,
    ChannelTermIds,
    LanguageTermId,
    PublishingDate,
    Modified: version,
  } = page;
  return {
    activity: { chainId: Id, activityType: 'pagePublished', title, preview, address: pathOf(page) },
    audience: { ChannelTermIds, LanguageTermId },
    since: later(Created, PublishingDate),
    version,
  };
}

/**
 * A message is shown above every page, so its notice leads to the first; one that stands with apps
 * instead is told to nobody.
 */
async function messageNotice(
  db: Database,
  { Id, SourceId, Created }: NotificationRow,
  now: Date,
): Promise<Notice | undefined> {
  const message = await findRow<BroadcastRow>(db, { table: 'broadcast_messages' }, SourceId);
  if (!message || message.AppTileIds.length > 0 || windowState(message, now) !== 'active')
    return undefined;
  const { Title: title, Message, ChannelTermIds, StartDate, Modified: version } = message;
  return {
    activity: {
      chainId: Id,
      activityType: 'alertSent',
      title,
      preview: plainText(Message),
      address: '/',
    },
    audience: { ChannelTermIds },
    since: later(Created, StartDate),
    version,
  };
}

function later(time: string, other: string | null): Date {
  return new Date(other !== null && other > time ? other : time);
}
