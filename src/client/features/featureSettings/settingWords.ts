import { defaultOf } from '#shared/rules/settings/settingTable';
import type { SettingKey } from '#shared/rules/settings/settings';
import { plural } from '../../texts/plural';
import type { Texts } from '../../texts/topics';

const maxLength = 80;

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

/** The same of a setting that may have none, so that its default applies. */
export function wordsOfSetting(
  key: SettingKey,
  value: unknown,
  texts: Texts['featureSettings'],
  locale: string,
): string {
  return value === undefined
    ? `${settingWords(defaultOf(key), texts, locale)} (${texts.isDefault})`
    : settingWords(value, texts, locale);
}

function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)} …` : text;
}
