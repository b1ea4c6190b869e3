import { sql } from 'kysely';
import type { Audit, Change } from '#shared/contract/audits';
import type { Database } from '../../db/database';
import type { AuditTable } from '../../db/tables';
import type { Person } from '../../person';

type Resource = AuditTable['Resource'];

interface Entry {
  Resource: Resource;
  /** The number of what changed, or, where it has none, its name or GUID as `ResourceKey`. */
  ResourceId?: number;
  ResourceKey?: string;
  Action: AuditTable['Action'];
  /** The fields after the change, or before a deletion. */
  values: Record<string, unknown>;
}

const longestHistory = 500;
/** Of who made a change, where the portal knows them. */
const displayName = sql<
  string | null
>`(select "DisplayName" from users where lower(users."UpnId") = lower(audits."UpnId") limit 1)`.as(
  'DisplayName',
);

/** Writes down a change; must run in the transaction of the change. */
export async function insertAudit(
  db: Database,
  { values, ResourceId = 0, ...entry }: Entry,
  person: Person,
  now: Date,
): Promise<void> {
  await db
    .insertInto('audits')
    .values({
      ...entry,
      ResourceId,
      DateTime: now,
      UpnId: person.upn,
      NewValues: JSON.stringify(values),
    })
    .execute();
}

/** The history of one thing that still exists, newest first. */
export async function listAudits(db: Database, resource: Resource, id: number): Promise<Audit[]> {
  const rows = await entriesOf(db, resource, id)
    .select(['Id', 'DateTime', 'Action', 'UpnId', displayName, 'NewValues'])
    .where('Action', '<>', 'deleted')
    .orderBy('Id', 'desc')
    .limit(longestHistory)
    .execute();
  return rows as Audit[];
}

/** The history of something that has a key, newest first; it outlives the thing itself. */
export async function listKeyedAudits(db: Database, resource: Resource, key: string) {
  return db
    .selectFrom('audits')
    .select(['Id', 'DateTime', 'Action', 'UpnId', displayName, 'NewValues'])
    .where('Resource', '=', resource)
    .where('ResourceKey', '=', key)
    .orderBy('Id', 'desc')
    .limit(longestHistory)
    .execute();
}

/** The newest changes of these kinds of things, whether they still exist or not. */
export async function listChanges(
  db: Database,
  resources: readonly Resource[],
  amount: number,
): Promise<Change[]> {
  if (resources.length === 0) return [];
  const title =
    sql<string>`coalesce("NewValues" ->> 'Title', "NewValues" ->> 'Name', "ResourceKey", '')`.as(
      'Title',
    );
  const rows = await db
    .selectFrom('audits')
    .select(['Id', 'DateTime', 'Action', 'UpnId', displayName, 'Resource', 'ResourceId', title])
    .where('Resource', 'in', resources)
    .orderBy('Id', 'desc')
    .limit(amount)
    .execute();
  return rows as unknown as Change[];
}

/** The fields that an entry of its history holds. */
export async function findAuditValues(
  db: Database,
  resource: Resource,
  id: number,
  auditId: number,
): Promise<Record<string, unknown> | undefined> {
  return (
    await entriesOf(db, resource, id)
      .select('NewValues')
      .where('Id', '=', auditId)
      .executeTakeFirst()
  )?.NewValues;
}

function entriesOf(db: Database, resource: Resource, id: number) {
  return db.selectFrom('audits').where('Resource', '=', resource).where('ResourceId', '=', id);
}
