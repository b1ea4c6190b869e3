import type { AuditTable, TermKind } from '../../db/tables';
import type { AuditEntry } from '../audits/store';
import { historyOf } from '../editable/history';
import type { TermRow } from './store';

/**
 * An entry of a term's history. One that is deleted is kept whole, so that it can be put back as it
 * was.
 * @param leftOut further columns that are no part of the change
 */
export function termEntry(
  kind: TermKind,
  Action: AuditTable['Action'],
  row: TermRow,
  leftOut: readonly string[] = [],
): AuditEntry {
  const InTrash = Action === 'deleted';
  const others = InTrash ? [] : ['Kind', ...leftOut];
  return {
    Resource: `${kind}terms`,
    ResourceKey: row.Guid,
    Action,
    InTrash,
    values: historyOf(row, [], ['Guid', 'LastModified', ...others]),
  };
}
