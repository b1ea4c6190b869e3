import { format } from './format';

/** The singular or plural of a counted text, by the rules of the language. */
export function plural(forms: { one: string; other: string }, count: number, locale: string): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
  return format(form, { count: new Intl.NumberFormat(locale).format(count) });
}
