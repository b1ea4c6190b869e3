/** How a date has to stand to another of the same form. */
export type DateOrder = 'after' | 'notBefore';

/**
 * `invalidDate` where a date is not after another, or, by mode, is before it; nothing where one of
 * them is missing. Which one is changed last makes no difference, so both are checked whenever
 * either changes. Spec: core §5 (PAGES-039).
 */
export function dateProblem(
  date: string | null,
  other: string | null,
  mode: DateOrder = 'after',
): 'invalidDate' | undefined {
  if (!date || !other) return undefined;
  const [time, limit] = [Date.parse(date), Date.parse(other)];
  return time < limit || (mode === 'after' && time === limit) ? 'invalidDate' : undefined;
}
