/** Planner's answer of a task's details; every field may be missing. */
export interface PlannerDetails {
  description?: string | null;
  checklist?: Record<
    string,
    { title?: string | null; isChecked?: boolean | null; orderHint?: string | null } | string | null
  > | null;
}

/** One entry of a task's checklist. */
export interface Checkpoint {
  Id: string;
  Title: string;
  IsChecked: boolean;
}

/** The checklist in its order, which Planner gives by hints that are compared as plain text. */
export function checklistOf({ checklist }: PlannerDetails): Checkpoint[] {
  return Object.entries(checklist ?? {})
    .flatMap(([Id, entry]) => (typeof entry === 'object' && entry ? [{ Id, entry }] : []))
    .sort((one, other) => comparePlain(one.entry.orderHint ?? '', other.entry.orderHint ?? ''))
    .map(({ Id, entry }) => ({
      Id,
      Title: entry.title ?? '',
      IsChecked: entry.isChecked ?? false,
    }));
}

function comparePlain(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
