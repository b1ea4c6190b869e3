import { format } from '#shared/rules/values/format';
import { countText } from './formatters';

/**
 * The singular or plural of a counted text. All five languages have the same rule for whole
 * numbers; the browser's own (`Intl.PluralRules`) take long to load.
 */
export function plural(
  forms: { one: string; other: string },
  count: number,
  locale: string,
): string {
  return format(count === 1 ? forms.one : forms.other, { count: countText(count, locale) });
}
