import type {
  NewTabConfiguration,
  UserTabComponentConfiguration,
} from '#shared/contract/people/userTabComponentConfigurations';
import type { Database } from '../../db/database';

const table = 'user_tab_component_configurations';
const columns = ['Id', 'TabId', 'ComponentId', 'Hidden', 'Order'] as const;
/** Rows are stored as the contract takes them in. */
type Row = UserTabComponentConfiguration;

export async function listConfigurations(db: Database, personId: string): Promise<Row[]> {
  return db
    .selectFrom(table)
    .select(columns)
    .where('UserId', '=', personId)
    .orderBy('TabId')
    .orderBy('Order')
    .orderBy('Id')
    .execute();
}

/** Answers nothing where the section has a configuration already. */
export async function insertConfiguration(
  db: Database,
  UserId: string,
  configuration: NewTabConfiguration,
): Promise<Row | undefined> {
  return db
    .insertInto(table)
    .values({ ...configuration, UserId })
    .onConflict((conflict) => conflict.columns(['UserId', 'TabId', 'ComponentId']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/**
 * Answers nothing where the person has no such configuration. The owner is written again, so that a
 * change of nothing is a statement too.
 */
export async function updateConfiguration(
  db: Database,
  personId: string,
  id: number,
  change: Partial<Pick<Row, 'Hidden' | 'Order'>>,
): Promise<Row | undefined> {
  return db
    .updateTable(table)
    .set({ UserId: personId, ...change })
    .where('Id', '=', id)
    .where('UserId', '=', personId)
    .returning(columns)
    .executeTakeFirst();
}

/**
 * Stores exactly these, each section once; configurations that stay keep their ids. Rows are taken
 * in one order, so that two windows that save at once do not wait for each other for ever.
 */
export async function replaceConfigurations(
  db: Database,
  UserId: string,
  configurations: readonly NewTabConfiguration[],
): Promise<void> {
  await lockConfigurations(db, UserId);
  const gone = (await listConfigurations(db, UserId)).filter(
    (stored) => !configurations.some((each) => isSameSection(each, stored)),
  );
  if (gone.length > 0)
    await db
      .deleteFrom(table)
      .where('UserId', '=', UserId)
      .where(
        'Id',
        'in',
        gone.map(({ Id }) => Id),
      )
      .execute();
  if (configurations.length === 0) return;
  await db
    .insertInto(table)
    .values(
      [...configurations]
        .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
        .map(({ TabId, ComponentId, Hidden, Order }) => ({
          UserId,
          TabId,
          ComponentId,
          Hidden,
          Order,
        })),
    )
    .onConflict((conflict) =>
      conflict.columns(['UserId', 'TabId', 'ComponentId']).doUpdateSet((row) => ({
        Hidden: row.ref('excluded.Hidden'),
        Order: row.ref('excluded.Order'),
      })),
    )
    .execute();
}

async function lockConfigurations(db: Database, personId: string): Promise<void> {
  await db
    .selectFrom(table)
    .select('Id')
    .where('UserId', '=', personId)
    .orderBy('Id')
    .forUpdate()
    .execute();
}

function placeOf({ TabId, ComponentId }: NewTabConfiguration): string {
  return `${TabId} ${ComponentId}`;
}

export function isSameSection(one: NewTabConfiguration, other: NewTabConfiguration): boolean {
  return one.TabId === other.TabId && one.ComponentId === other.ComponentId;
}
