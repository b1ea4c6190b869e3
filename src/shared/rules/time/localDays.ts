/** The day of a moment where the device is, such as `2026-11-23`. */
export function localDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Local midnight of the device at the beginning of a day. */
export function startOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day that is so many days later. */
export function dayAfter(day: string, days: number): string {
  const start = startOfDay(day);
  return localDay(new Date(start.getFullYear(), start.getMonth(), start.getDate() + days));
}
