import type { Infobox, InfoboxChange, NewInfobox } from '#shared/contract/infoboxes';
import type { Deps } from '../../deps';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import { invalidField, ProblemError } from '../../http/problems';
import type { Person } from '../../person';
import type { Author } from '../targeting/channelChecks';
import type { TargetingReader } from '../targeting/targeting';
import { announceInfobox } from './announceInfobox';
import { insertInfoboxAudit } from './audits';
import { checkedInfobox } from './checks';
import { infoboxOf, type InfoboxRow } from './rows';
import { deleteInfobox, insertInfobox, lockInfoboxes, updateInfobox } from './write';

const infoboxes = { topic: 'infoboxes' } as const;

/** What editors do to infoboxes: each change and its history entry commit together. */
export function infoboxWriters(
  { db, changes, now, config: { sharePointUrl } }: Deps,
  targeting: TargetingReader,
) {
  const locked = async (transaction: Database, ids: readonly number[]): Promise<InfoboxRow[]> => {
    const found = await lockInfoboxes(transaction, ids);
    if (found.length < ids.length) throw new ProblemError('notFound');
    return found;
  };

  const insert = async (
    transaction: Database,
    announce: Announce,
    author: Author,
    infobox: NewInfobox,
  ): Promise<InfoboxRow> => {
    const created = await insertInfobox(
      transaction,
      await checkedInfobox(transaction, infobox, { author, sharePointUrl }),
      now(),
    );
    await insertInfoboxAudit(transaction, 'created', created, author.person, now());
    announceInfobox(announce, { after: created }, now());
    return created;
  };

  const update = async (
    transaction: Database,
    announce: Announce,
    person: Person,
    before: InfoboxRow,
    change: InfoboxChange,
  ): Promise<InfoboxRow> => {
    const after = await updateInfobox(transaction, before.Id, change, now());
    await insertInfoboxAudit(transaction, 'updated', after, person, now());
    announceInfobox(announce, { before, after }, now());
    return after;
  };

  return {
    create: async (person: Person, infobox: NewInfobox): Promise<Infobox> => {
      const author = await targeting.authorOf(person);
      return changes.commit(db, person, infoboxes, async (transaction, announce) =>
        infoboxOf(await insert(transaction, announce, author, infobox)),
      );
    },

    import: async (person: Person, all: readonly NewInfobox[]): Promise<{ Imported: number }> => {
      const author = await targeting.authorOf(person);
      return changes.commit(db, person, infoboxes, async (transaction, announce) => {
        for (const infobox of all) await insert(transaction, announce, author, infobox);
        return { Imported: all.length };
      });
    },

    change: async (person: Person, id: number, change: InfoboxChange): Promise<Infobox> => {
      const author = await targeting.authorOf(person);
      return changes.commit(db, person, infoboxes, async (transaction, announce) => {
        const [before] = await locked(transaction, [id]);
        if (change.Id !== undefined && change.Id !== id)
          throw invalidField('Id', 'is not the infobox of this address');
        if (
          change.Modified &&
          new Date(change.Modified).getTime() !== new Date(before!.Modified).getTime()
        )
          throw new ProblemError('conflict');
        const checked = await checkedInfobox(transaction, change, {
          before: before!,
          author,
          sharePointUrl,
        });
        return infoboxOf(await update(transaction, announce, person, before!, checked));
      });
    },

    hide: (person: Person, id: number): Promise<Infobox> =>
      changes.commit(db, person, infoboxes, async (transaction, announce) => {
        const [before] = await locked(transaction, [id]);
        return infoboxOf(await update(transaction, announce, person, before!, { Hidden: true }));
      }),

    /** Only those whose order is new are written. */
    order: (person: Person, list: readonly { Id: number; Order: number }[]): Promise<undefined> =>
      changes.commit(db, person, infoboxes, async (transaction, announce) => {
        const wanted = new Map(list.map(({ Id, Order }) => [Id, Order]));
        for (const before of await locked(transaction, [...wanted.keys()])) {
          const Order = wanted.get(before.Id)!;
          if (Order !== before.Order)
            await update(transaction, announce, person, before, { Order });
        }
        return undefined;
      }),

    remove: (person: Person, id: number): Promise<undefined> =>
      changes.commit(db, person, infoboxes, async (transaction, announce) => {
        const [before] = await locked(transaction, [id]);
        await deleteInfobox(transaction, id);
        await insertInfoboxAudit(transaction, 'deleted', before!, person, now());
        announceInfobox(announce, { before: before! }, now());
        return undefined;
      }),
  };
}
