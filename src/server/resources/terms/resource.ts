import { sql } from 'kysely';
import type { Term } from '#shared/contract/pages/terms';
import type { HandlerDeps } from '../../deps';
import type { Database } from '../../db/database';
import type { TermKind } from '../../db/tables';
import { ProblemError } from '../../http/answers/problems';
import type { Messages, Writing } from '../editable/EditableOptions';
import { EditableResource } from '../editable/EditableResource';
import type { Values } from '../editable/store';
import { announceTerms, announceToFollowers } from './commitTerms';
import { hasChildren, isBelow, lockAllTerms, termExists, type TermRow } from './store';
import { termOf } from './termTree';

/** Channels or languages as administrators write them. */
export function termResource(deps: HandlerDeps, kind: TermKind) {
  const checkParent = ({ transaction, before, values }: Writing<TermRow>): Promise<Messages> =>
    parentMessages(transaction, kind, before?.Guid, values.ParentTermGuid);
  return new EditableResource<TermRow, Term>(deps, {
    table: 'terms',
    keys: { id: 'Guid', version: 'LastModified' },
    only: { Kind: kind },
    resource: `${kind}terms`,
    topic: 'targeting',
    announce: announceTerms,
    lock: lockAllTerms,
    defaults: {
      ...{ Labels: [], IsAvailableForTagging: true, IsDeprecated: false },
      LocalCustomProperties: {},
    },
    derived: (values, _, before) => lastOf(kind, values, before),
    check: checkParent,
    checkRestored: checkParent,
    checkRemoval: async (transaction, { Guid }) => {
      if (await hasChildren(transaction, Guid))
        throw new ProblemError('conflict', {
          detail: 'There are terms below this one; delete those first.',
        });
    },
    notInHistory: ({ before, after }) => [
      'Kind',
      // Others may have moved the term meanwhile: that is no part of this change.
      ...(before && before.SortOrder === after?.SortOrder ? ['SortOrder'] : []),
    ],
    notRestored: ['SortOrder'],
    afterwards: async ({ action, row, before, transaction, announce }) => {
      const change = action === 'deleted' ? action : !before && 'created';
      if (change) await announceToFollowers(transaction, announce, change, kind, [row.Guid]);
    },
    answering: () => Promise.resolve((row) => termOf(row, 'en', new Map(), [])),
  });
}

/**
 * A term that is new, or new below another, stands after its siblings; by its name among those that
 * nobody has ordered.
 */
function lastOf(
  kind: TermKind,
  { ParentTermGuid, SortOrder }: Values,
  before: TermRow | undefined,
): Values {
  const parent = typeof ParentTermGuid === 'string' ? ParentTermGuid.toLowerCase() : null;
  const isMoved = ParentTermGuid !== undefined && parent !== before?.ParentTermGuid;
  if (SortOrder !== undefined || (before && !isMoved)) return {};
  return {
    SortOrder: sql`(
      select coalesce(nullif(max("SortOrder"), 0) + 1, 0) from terms
      where "Kind" = ${kind} and "ParentTermGuid" is not distinct from ${parent}::uuid)`,
  };
}

async function parentMessages(
  transaction: Database,
  kind: TermKind,
  child: string | undefined,
  parent: unknown,
): Promise<Messages> {
  if (typeof parent !== 'string') return {};
  if (!(await termExists(transaction, kind, parent)))
    return { ParentTermGuid: ['is not an existing term'] };
  return child && (await isBelow(transaction, parent, child))
    ? { ParentTermGuid: ['lies below this term'] }
    : {};
}
