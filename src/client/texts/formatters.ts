const made = new Map<string, unknown>();

/** Formatters are expensive to make and are asked for on every card: each is made once. */
function once<T>(kind: string, locale: string, options: object | undefined, make: () => T): T {
  const key = `${kind} ${locale} ${JSON.stringify(options ?? {})}`;
  const present = made.get(key) as T | undefined;
  if (present) return present;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

export function dateFormat(
  locale: string,
  options?: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

const eight = new Date(2026, 0, 1, 8);

/** Hour and minute, as options, as the locale writes them alone: "8:00 AM", "08:00", "8.00". */
export function clockOptions(locale: string): Intl.DateTimeFormatOptions {
  const alone = dateFormat(locale, { timeStyle: 'short' }).format(eight);
  return { hour: alone.startsWith('0') ? '2-digit' : 'numeric', minute: '2-digit' };
}

/** The year, as an option, for a date outside this year. */
export function yearIfOther(date: Date, now = new Date()): Intl.DateTimeFormatOptions {
  return date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' };
}

export function numberFormat(
  locale: string,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

/**
 * How many, for readers. Below a thousand all five languages write it alike, and no formatter,
 * which is slow to make, is needed.
 */
export function countText(
  count: number,
  locale: string,
  options?: Intl.NumberFormatOptions,
): string {
  return count < 1000 ? String(count) : numberFormat(locale, options).format(count);
}

export function relativeTimeFormat(
  locale: string,
  options?: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat {
  return once('relative', locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}

export function listFormat(locale: string, options?: Intl.ListFormatOptions): Intl.ListFormat {
  return once('list', locale, options, () => new Intl.ListFormat(locale, options));
}
