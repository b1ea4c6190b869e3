import { sql, type Selectable } from 'kysely';
import { menuLevels, maxNodes } from '#shared/rules/pages/navigation';
import type { Database } from '../../db/database';
import type { NavigationNodeTable } from '../../db/editableTables';

export type NavigationNodeRow = Selectable<NavigationNodeTable>;

/** Every node, those of one parent in their order. */
export async function listNodes(db: Database): Promise<NavigationNodeRow[]> {
  return db
    .selectFrom('navigation_nodes')
    .selectAll()
    .orderBy('Order')
    .orderBy('Id')
    .limit(maxNodes)
    .execute();
}

/**
 * Holds the whole menu against other changes: two at once could put each below the other, or
 * together be too many.
 */
export async function lockMenu(db: Database): Promise<void> {
  await sql`lock table navigation_nodes in share row exclusive mode`.execute(db);
}

export async function countRows(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('navigation_nodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a node lies below itself, or on the way down through it there are too many levels. */
export async function isTooDeep(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ levels: number }>`
    with recursive above as (
      select "ParentId", 1 as level from navigation_nodes where "Id" = ${id}
      union all
      select node."ParentId", above.level + 1 from navigation_nodes node
      join above on node."Id" = above."ParentId" where above.level <= ${menuLevels}
    ), below as (
      select "Id", 0 as level from navigation_nodes where "Id" = ${id}
      union all
      select node."Id", below.level + 1 from navigation_nodes node
      join below on node."ParentId" = below."Id" where below.level <= ${menuLevels}
    )
    select (select max(level) from above) + (select max(level) from below) as levels`.execute(db);
  return (rows[0]?.levels ?? 0) > menuLevels;
}

/** Whether any node lies deeper than there are levels. */
export async function hasTooDeep(db: Database): Promise<boolean> {
  const { rows } = await sql`
    with recursive menu as (
      select "Id", 1 as level from navigation_nodes where "ParentId" is null
      union all
      select node."Id", menu.level + 1 from navigation_nodes node
      join menu on node."ParentId" = menu."Id" where menu.level <= ${menuLevels}
    )
    select 1 from menu where level > ${menuLevels} limit 1`.execute(db);
  return rows.length > 0;
}

/** A node of the same term, for readers of the same languages, as one of these new ones. */
export async function findSameTerm(
  db: Database,
  made: readonly number[],
): Promise<number | undefined> {
  const { rows } = await sql<{ Id: number }>`
    select other."Id" from navigation_nodes made
    join navigation_nodes other on other."TermGuid" = made."TermGuid"
      and other."LanguageTermNavigationNodes" = made."LanguageTermNavigationNodes"
      and other."Id" <> made."Id"
    where made."Id" = any(${made}::integer[]) limit 1`.execute(db);
  return rows[0]?.Id;
}
