import { sql, type SqlBool } from 'kysely';
import type { AuditedResource } from '#shared/rules/audits';
import type { Announcement } from '../../db/announcement';
import type { Announce, Changes } from '../../db/changes';
import type { Database } from '../../db/database';
import { titleAlone } from '../audits/store';
import { deleteUnusedImages } from '../images/store';
import { deleteNotification, type NotificationSource } from '../notifications/store';
import { toPageEditors } from '../pages/announcePage';

/** Something in the trash, as the history calls it. */
export interface Deletion {
  /** Of the entry that tells of it. */
  Id: number;
  Resource: AuditedResource;
  ResourceId: number;
  ResourceKey: string | null;
}

/** The sources of notifications, by the name of their resource in the history. */
const sources: Partial<Record<AuditedResource, NotificationSource>> = {
  pages: 'page',
  broadcastmessages: 'broadcastMessage',
};
/** Deletions that one transaction purges. */
const maxAtOnce = 50;

/**
 * Empties the history of something up to its deletion, so that nothing of it but its title is left,
 * and deletes its unsent notification, and the pictures that only it has used. What was made later
 * under the same id keeps its own. Must run in one transaction.
 */
export async function purge(
  transaction: Database,
  { Id, Resource, ResourceId, ResourceKey }: Deletion,
  now: Date,
): Promise<void> {
  const isOfIt = ResourceKey
    ? sql<SqlBool>`"ResourceKey" = ${ResourceKey}`
    : sql<SqlBool>`"ResourceId" = ${ResourceId}`;
  const { rows } = await sql<{ name: string }>`
    with kept as (
      select "Id", image_names("NewValues"::text) as names from audits
      where "Resource" = ${Resource} and ${isOfIt} and "Id" <= ${Id}
    ), emptied as (
      update audits set "InTrash" = false, "NewValues" = ${titleAlone}
      from kept where audits."Id" = kept."Id"
    )
    select distinct unnest(names) as name from kept`.execute(transaction);
  const source = sources[Resource];
  if (source) await deleteNotification(transaction, source, ResourceId);
  await deleteUnusedImages(
    transaction,
    rows.map(({ name }) => name),
    now,
  );
}

/**
 * Purges what was deleted before a moment, of every resource. Several servers share the work: what
 * one holds the others leave out.
 */
export async function purgeBefore(
  { db, changes }: { db: Database; changes: Changes },
  time: Date,
  now: Date,
): Promise<void> {
  while (await isAnythingBefore(db, time)) {
    const purged = await changes.commit(db, {}, { topic: 'images' }, (transaction, announce) =>
      purgeSome(transaction, announce, time, now),
    );
    if (purged < maxAtOnce) return;
  }
}

async function isAnythingBefore(db: Database, time: Date): Promise<boolean> {
  return (await dueBefore(db, time).limit(1).executeTakeFirst()) !== undefined;
}

function dueBefore(db: Database, time: Date) {
  return db
    .selectFrom('audits')
    .select(['Id', 'Resource', 'ResourceId', 'ResourceKey'])
    .where('InTrash', '=', true)
    .where('DateTime', '<', time.toISOString());
}

/** Purges what one transaction may hold; answers how many. */
export async function purgeSome(
  transaction: Database,
  announce: Announce,
  time: Date,
  now: Date,
): Promise<number> {
  const due = await dueBefore(transaction, time)
    .orderBy('DateTime')
    .limit(maxAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const deletion of due) {
    await purge(transaction, deletion, now);
    if (deletion.Resource === 'pages') announce(purgedPage(deletion.ResourceId));
  }
  return due.length;
}

/** Tells editors that a page is gone for good. */
export function purgedPage(Id: number): Announcement {
  return { ...toPageEditors, Data: { Change: 'deleted', Id } };
}
