import { sql } from 'kysely';
import {
  maxListedTextLength,
  type Audit,
  type AuditState,
  type Change,
} from '#shared/contract/audits';
import type { Database } from '../../db/database';
import type { AuditTable } from '../../db/tables';
import type { Person } from '../../person';

type Resource = AuditTable['Resource'];

export interface AuditEntry {
  Resource: Resource;
  /** The number of what changed, or, where it has none, its name or GUID as `ResourceKey`. */
  ResourceId?: number;
  ResourceKey?: string;
  Action: AuditTable['Action'];
  /** A deletion that can be put back. */
  InTrash?: boolean;
  /** The fields after the change, or before a deletion. */
  values: Record<string, unknown>;
}

/** Who made a change, as the history names them. */
export type Author = Pick<Person, 'upn'>;

const maxHistoryLength = 500;
/** Entries written by one statement, of which PostgreSQL takes 65,535 values. */
const maxInStatement = 1_000;

/** The fields that name the thing of an entry. */
const titleFields = ['Title', 'Name', 'GroupName', 'InternalName'].map((field) => sql.lit(field));
/** The name of the thing of an entry, whatever the field is named; else its key. */
export const titleOfEntry = sql<string | null>`coalesce(
  ${sql.join(titleFields.map((field) => sql`"NewValues" ->> ${field}`))}, "ResourceKey")`;
/** The values of an entry of which nothing but the name is kept. */
export const titleAlone = sql<Record<string, unknown>>`jsonb_strip_nulls(jsonb_build_object(
  ${sql.join(titleFields.map((field) => sql`${field}, "NewValues" -> ${field}`))}))`;
/** Of who made a change, where the portal knows them. */
const displayName = sql<
  string | null
>`(select "DisplayName" from users where lower(users."UpnId") = lower(audits."UpnId") limit 1)`.as(
  'DisplayName',
);

/** Writes down a change; must run in the transaction of the change. */
export function insertAudit(db: Database, entry: AuditEntry, person: Author, now: Date) {
  return insertAudits(db, [entry], person, now);
}

/** Writes down several changes of one write, in their order. */
export async function insertAudits(
  db: Database,
  entries: readonly AuditEntry[],
  person: Author,
  now: Date,
): Promise<void> {
  for (let start = 0; start < entries.length; start += maxInStatement)
    await db
      .insertInto('audits')
      .values(
        entries
          .slice(start, start + maxInStatement)
          .map(({ values, ResourceId = 0, ...entry }) => ({
            ...entry,
            ResourceId,
            DateTime: now,
            UpnId: person.upn,
            NewValues: JSON.stringify(values),
          })),
      )
      .execute();
}

/**
 * The column and value by which the history identifies something: its number, or its GUID or name.
 */
export function auditKey(id: number | string) {
  return typeof id === 'number' ? { ResourceId: id } : { ResourceKey: id };
}

/** The fields of an entry with a digest in the place of each long text. */
const listedValues = sql<Record<string, unknown>>`(
  select coalesce(jsonb_object_agg(key, case
    when jsonb_typeof(value) = 'string' and length(value #>> '{}') > ${maxListedTextLength}
    then jsonb_build_object('TextDigest', md5(value #>> '{}')) else value end), '{}')
  from jsonb_each("NewValues"))`.as('NewValues');

/** The history of one thing that still exists, newest first. */
export async function listAudits(
  db: Database,
  resource: Resource,
  id: number | string,
  amount: number,
): Promise<Audit[]> {
  return entriesOf(db, resource, id)
    .select(['Id', 'DateTime', 'Action', 'UpnId', displayName, listedValues])
    .where('Action', '<>', 'deleted')
    .orderBy('Id', 'desc')
    .limit(amount)
    .$castTo<Audit>()
    .execute();
}

/** A state of something that still exists, with the one before. */
export async function findAuditState(
  db: Database,
  resource: Resource,
  id: number | string,
  auditId: number,
): Promise<AuditState | undefined> {
  const [entry, before] = await entriesOf(db, resource, id)
    .select(['Id', 'DateTime', 'Action', 'UpnId', displayName, 'NewValues'])
    .where('Action', '<>', 'deleted')
    .where('Id', '<=', auditId)
    .orderBy('Id', 'desc')
    .limit(2)
    .$castTo<Audit>()
    .execute();
  return entry?.Id === auditId ? { ...entry, OldValues: before?.NewValues ?? null } : undefined;
}

/** The history of something that has a key, newest first; it outlives the thing itself. */
export async function listKeyedAudits(db: Database, resource: Resource, key: string) {
  return entriesOf(db, resource, key)
    .select(['Id', 'DateTime', 'Action', 'UpnId', displayName, 'NewValues'])
    .orderBy('Id', 'desc')
    .limit(maxHistoryLength)
    .execute();
}

/** The newest changes of these kinds of things, whether they still exist or not. */
export async function listChanges(
  db: Database,
  resources: readonly Resource[],
  amount: number,
): Promise<Change[]> {
  if (resources.length === 0) return [];
  return db
    .selectFrom('audits')
    .select(['Id', 'DateTime', 'Action', 'UpnId', displayName, 'Resource', 'ResourceId'])
    .select(sql<string>`coalesce(${titleOfEntry}, '')`.as('Title'))
    .where('Resource', 'in', resources)
    .orderBy('Id', 'desc')
    .limit(amount)
    .$castTo<Change>()
    .execute();
}

/** The fields that an entry of its history holds. */
export async function findAuditValues(
  db: Database,
  resource: Resource,
  id: number | string,
  auditId: number,
): Promise<Record<string, unknown> | undefined> {
  return (
    await entriesOf(db, resource, id)
      .select('NewValues')
      .where('Action', '<>', 'deleted')
      .where('Id', '=', auditId)
      .executeTakeFirst()
  )?.NewValues;
}

/** The newest entry of a thing, whether it still exists or not. */
export async function findLastEntry(db: Database, resource: Resource, ...ids: (number | string)[]) {
  return entriesOf(db, resource, ...ids)
    .select(['Action', 'DateTime', 'UpnId', displayName, 'NewValues'])
    .orderBy('Id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes a thing out of the trash: what it was when it was last deleted; nothing where it is not
 * there. Who else takes or empties it at the same time waits, and finds nothing.
 */
export async function takeFromTrash(
  db: Database,
  resource: Resource,
  id: number | string,
): Promise<Record<string, unknown> | undefined> {
  const newest = entriesOf(db, resource, id)
    .where('InTrash', '=', true)
    .select(({ fn }) => fn.max('Id').as('Id'));
  const row = await db
    .updateTable('audits')
    .set({ InTrash: false })
    .where('Id', '=', newest)
    .where('InTrash', '=', true)
    .returning('NewValues')
    .executeTakeFirst();
  return row?.NewValues;
}

function entriesOf(db: Database, resource: Resource, ...ids: (number | string)[]) {
  const entries = db.selectFrom('audits').where('Resource', '=', resource);
  return entries.where(({ eb, or }) =>
    or(ids.map((id) => eb(typeof id === 'number' ? 'ResourceId' : 'ResourceKey', '=', id))),
  );
}
