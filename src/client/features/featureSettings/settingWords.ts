import { plural } from '../../texts/plural';
import type { Texts } from '../../texts/topics';

const longest = 80;

/** A setting's value in words, on one line. */
export function settingWords(
  value: unknown,
  texts: Texts['featureSettings'],
  locale: string,
): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (Array.isArray(value))
    return value.every((entry) => typeof entry === 'string') && value.length > 0
      ? shortened(value.join(', '))
      : plural(texts.entries, value.length, locale);
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0 ? texts.emptyValue : shortened(JSON.stringify(value));
  return value === '' ? texts.emptyValue : shortened(String(value));
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}
