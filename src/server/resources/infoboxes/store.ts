import { maxInfoboxes } from '#shared/rules/widgets/infoboxes';
import type { Database } from '../../db/database';
import type { InfoboxRow } from './rows';

/** The infoboxes that are not hidden and not past, in the order of their zones. */
export async function listUnended(db: Database, now: Date): Promise<InfoboxRow[]> {
  return db
    .selectFrom('infoboxes')
    .selectAll()
    .where('Hidden', '=', false)
    .where((box) => box.or([box('EndDate', 'is', null), box('EndDate', '>', now.toISOString())]))
    .orderBy('Order')
    .orderBy('Id')
    .limit(maxInfoboxes)
    .execute();
}

/** Every infobox, zone by zone. */
export async function listInfoboxes(db: Database): Promise<InfoboxRow[]> {
  return db
    .selectFrom('infoboxes')
    .selectAll()
    .orderBy('RouteId')
    .orderBy('AreaId')
    .orderBy('Order')
    .orderBy('Id')
    .limit(maxInfoboxes)
    .execute();
}

/** The zones that have infoboxes. */
export async function listZones(db: Database): Promise<{ RouteId: string; AreaId: string }[]> {
  return db
    .selectFrom('infoboxes')
    .select(['RouteId', 'AreaId'])
    .distinct()
    .orderBy('RouteId')
    .orderBy('AreaId')
    .limit(maxInfoboxes)
    .execute();
}
