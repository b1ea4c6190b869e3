import type { ClientBase } from 'pg';
import { migrations } from '../migrations';

const made = (kind: RegExp) => [
  ...new Set(
    migrations.flatMap(({ statements }) =>
      [...statements.matchAll(kind)].map(([, name = '']) => name),
    ),
  ),
];

/** Of all versions; a database may hold what others have put there beside them. */
export const tableNames = ['migrations', ...made(/^create (?:unlogged )?table (\w+)/gm)];
export const functionNames = made(/^create (?:or replace )?function (\w+)/gm);

export interface PortalTable {
  name: string;
  /** Those that hold something of their own: not what the database works out. */
  columns: string[];
}

/** The existing tables; one that refers to another comes behind it. */
export async function readTables(client: ClientBase): Promise<PortalTable[]> {
  const { rows: tables } = await client.query<PortalTable>(
    `select relname as name, (
       select array_agg(attname::text order by attnum) from pg_attribute
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     ) as columns
     from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname = any($1)
     order by relname`,
    [tableNames],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select source.relname as "from", target.relname as "to"
     from pg_constraint
     join pg_class as source on source.oid = conrelid
     join pg_class as target on target.oid = confrelid
     where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const ordered = new Set<PortalTable>();
  const put = (table: PortalTable) => {
    const targets = references.filter(({ from, to }) => from === table.name && to !== from);
    for (const { to } of targets) {
      const target = tables.find(({ name }) => name === to);
      if (target && !ordered.has(target)) put(target);
    }
    ordered.add(table);
  };
  tables.forEach(put);
  return [...ordered];
}

/** How many migrations a database has; nothing where it is not the portal's yet. */
export async function readSchema(client: ClientBase): Promise<number | undefined> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('migrations') is not null as exists",
  );
  if (!found[0]?.exists) return undefined;
  const { rows } = await client.query<{ latest: number | null }>(
    'select max("Number") as latest from migrations',
  );
  return rows[0]?.latest ?? undefined;
}

/** Tables that a portal writes by itself before anybody has used it. */
const ownTables = ['migrations', 'retention_runs'];

/** True where any table has a row that somebody has written. */
export async function holdsContent(client: ClientBase): Promise<boolean> {
  for (const { name } of await readTables(client)) {
    if (ownTables.includes(name)) continue;
    const { rows } = await client.query<{ found: boolean }>(
      `select exists (select from "${name}") as found`,
    );
    if (rows[0]?.found) return true;
  }
  return false;
}
