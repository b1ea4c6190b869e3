import { format } from './format';
import { numberFormat, pluralRules } from './formatters';

/** The singular or plural of a counted text, by the rules of the language. */
export function plural(forms: { one: string; other: string }, count: number, locale: string): string {
  const form = pluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
  return format(form, { count: numberFormat(locale).format(count) });
}
