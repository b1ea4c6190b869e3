import type { Audit } from '#shared/contract/audits';
import type { HistoryEntry } from './HistoryList';

/** Audits as entries of a history. `fieldNames` are the fields in the words of the form, `titleOf` what the thing was called then. */
export function historyEntries(audits: readonly Audit[], fieldNames: Readonly<Record<string, string>>, titleOf: (values: Audit['NewValues']) => string): HistoryEntry[] {
  return audits.map((audit, index) => ({
    id: audit.Id,
    action: audit.Action,
    time: audit.DateTime,
    person: audit.DisplayName ?? audit.UpnId,
    title: titleOf(audit.NewValues),
    changed: changedFields(audit, audits[index + 1]).map((field) => fieldNames[field] ?? field),
  }));
}

function changedFields({ NewValues }: Audit, before: Audit | undefined): string[] {
  return before ? Object.keys(NewValues).filter((field) => JSON.stringify(NewValues[field]) !== JSON.stringify(before.NewValues[field])) : [];
}
