/** Most people and groups of one item. */
export const maxPrincipals = 100;
/** The most readers in one answer of the report, and characters of the name that is looked for. */
export const reportLimits = { readers: 1_000, find: 100 } as const;

/** An item to read, as far as its deadline counts. */
interface Readable {
  HasRead: boolean;
  Deadline: string | null;
}

/** Whether something should have been read by now. */
export function isOverdue({ HasRead, Deadline }: Readable, now: Date): boolean {
  return !HasRead && Deadline !== null && new Date(Deadline) <= now;
}
