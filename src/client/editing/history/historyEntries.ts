import type { Audit } from '#shared/contract/audits';
import { isSameValue } from '#shared/rules/values/isSameValue';
import { nameOfField, type FieldNames } from '../form/fieldNames';
import type { HistoryEntry } from './HistoryList';
import type { FieldDifference } from './RestoreDifferences';

/**
 * Audits as entries of a history. `fields` are their names in the words of the form, `titleOf`
 * what the thing was called then.
 */
export function historyEntries(
  audits: readonly Audit[],
  fields: FieldNames,
  titleOf: (values: Audit['NewValues']) => string,
): HistoryEntry[] {
  return audits.map((audit, index) => ({
    id: audit.Id,
    action: audit.Action,
    time: audit.DateTime,
    person: audit.DisplayName ?? audit.UpnId,
    title: titleOf(audit.NewValues),
    changed: changedSince(audit, audits[index + 1]).map((field) => nameOfField(fields, field)),
    differences: differencesOf(audit, audits[0]!).map((each) => ({
      ...each,
      name: nameOfField(fields, each.name),
    })),
  }));
}

/** The changes that returning to an earlier state would make to the present one. */
function differencesOf({ NewValues }: Audit, { NewValues: present }: Audit): FieldDifference[] {
  return changedFields(NewValues, present).map((name) => ({
    name,
    from: present[name],
    to: NewValues[name],
  }));
}

function changedSince({ NewValues }: Audit, before: Audit | undefined): string[] {
  return before ? changedFields(NewValues, before.NewValues) : [];
}

/** Names of the fields that are no longer as they were. */
export function changedFields(now: Audit['NewValues'], before: Audit['NewValues']): string[] {
  return Object.keys(now).filter((field) => !isSame(now[field], before[field]));
}

/** An entry of before a field existed has none; that is no other than empty. */
function isSame(one: unknown, other: unknown): boolean {
  return isSameValue(one ?? null, other ?? null);
}
