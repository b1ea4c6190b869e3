import type { Deps } from '../../deps';
import type { TermKind } from '../../db/tables';
import { ProblemError } from '../../http/problems';
import type { Person } from '../../person';
import { insertAudit } from '../audits/store';
import { historyOf } from '../editable/history';
import { commitTerms } from './commitTerms';
import { listTerms, lockAllTerms, placeTerms } from './store';

interface Order {
  Guids: readonly string[];
  /** The one that was moved past others; left out: each whose place has changed. */
  Moved?: string;
  /** The order they stood in; a conflict when they do not any more. */
  From?: readonly string[];
}

/** Gives terms places in this order. */
export function orderTerms(
  deps: Pick<Deps, 'db' | 'changes' | 'now'>,
  kind: TermKind,
  person: Person,
  { Guids, Moved, From = [] }: Order,
): Promise<undefined> {
  return commitTerms(deps, person, async (transaction) => {
    await lockAllTerms(transaction);
    const before = new Map(
      (await listTerms(transaction, kind)).map(({ Guid, SortOrder }) => [Guid, SortOrder]),
    );
    const places = From.map((guid) => before.get(guid.toLowerCase()) ?? -1);
    if (places.some((place, index) => place < (places[index - 1] ?? 0)))
      throw new ProblemError('conflict');
    await placeTerms(transaction, kind, Guids);
    const rows = await listTerms(transaction, kind);
    const placed = rows.filter(({ Guid, SortOrder }) => SortOrder !== before.get(Guid));
    const moved = Moved?.toLowerCase();
    const written = moved && placed.length > 0 ? rows.filter(({ Guid }) => Guid === moved) : placed;
    for (const row of written)
      await insertAudit(
        transaction,
        {
          Resource: `${kind}terms`,
          ResourceKey: row.Guid,
          Action: 'updated',
          values: historyOf(row, [], ['Guid', 'Kind', 'LastModified']),
        },
        person,
        deps.now(),
      );
    return undefined;
  });
}
