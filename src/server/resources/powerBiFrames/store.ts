import { sql } from 'kysely';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { maxListLength } from '#shared/rules/values/maxListLength';
import { bareRoute } from '#shared/rules/widgets/reportFrames';
import type { Database } from '../../db/database';

/** The active frames of a page (REPORT-02, REPORT-03), found by the index of routes. */
export async function listFramesOn(db: Database, path: string): Promise<PowerBiFrame[]> {
  return db
    .selectFrom('power_bi_frames')
    .selectAll()
    .where('Active', '=', true)
    .where(sql<string>`lower(trim(both '/' from "RouteId"))`, '=', bareRoute(path))
    .orderBy('Id')
    .limit(maxListLength)
    .execute();
}
