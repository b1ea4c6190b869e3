import { sql } from 'kysely';
import { clearUnusedAmong, unusedSince } from '../images/gallery';
import { isUnusedSince } from '../images/galleryStore';
import { countOf } from './oldRows';
import type { Removable } from './Removable';

/** Pictures that one transaction looks at; each of them it removes has an entry in the history. */
const maxAtOnce = 100;
/** As the history names who does what nobody does. */
const portal = { upn: 'portal' };

/** Pictures that nothing uses: no text, draft or state that can be put back, and nobody's tile. */
export const unusedImages: Removable = {
  kind: 'images',
  change: { topic: 'images' },
  removeSome: async ({ transaction, announce, before, now, from }) => {
    const since = earlier(before, unusedSince(now));
    const after = (from as number | undefined) ?? 0;
    const { rows } = await sql<{ Id: number }>`
      select "Id" from images
      where "Id" > ${after} and "Modified" < ${since} and coalesce("Wanted", "Created") < ${since}
      order by "Id" limit ${maxAtOnce}`.execute(transaction);
    const ids = rows.map(({ Id }) => Id);
    if (ids.length === 0) return { removed: 0 };
    const removed = await clearUnusedAmong(transaction, announce, { ids, since, by: portal, now });
    return { removed: removed.length, ...(ids.length === maxAtOnce && { next: ids.at(-1) }) };
  },
  count: (db, before, max) =>
    countOf(
      db,
      sql`select from images where "Modified" < ${before} and ${isUnusedSince(before)}`,
      max,
    ),
};

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
