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

export function dateFormat(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

export function relativeTimeFormat(locale: string, options?: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat {
  return once('relative', locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}

export function pluralRules(locale: string): Intl.PluralRules {
  return once('plural', locale, undefined, () => new Intl.PluralRules(locale));
}

export function listFormat(locale: string): Intl.ListFormat {
  return once('list', locale, undefined, () => new Intl.ListFormat(locale));
}
