import { defaultOf, settingDefinition } from '#shared/rules/settings/settingTable';
import type { SettingKey } from '#shared/rules/settings/settings';
import { plural } from '../../texts/plural';
import type { Texts } from '../../texts/topics';

const maxLength = 80;

type Names = Texts['settingTitles'];
/** The texts that put a value into words. */
export type ValueTexts = Texts['featureSettings'] & { names: Names };

/** The name of a value that can be chosen; empty, it is whatever the others are not. */
export function optionName(option: string, options: readonly string[], names: Names): string {
  if (option !== '') return names.options[option] ?? option;
  return options.some((other) => other.startsWith('HideIf')) ? names.always : names.usual;
}

/** A setting's value in words, on one line. */
export function settingWords(
  key: SettingKey,
  value: unknown,
  texts: ValueTexts,
  locale: string,
): string {
  const { type } = settingDefinition(key);
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (Array.isArray(value))
    return value.every((entry) => typeof entry === 'string') && value.length > 0
      ? shortened(value.join(', '))
      : plural(texts.entries, value.length, locale);
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0
      ? texts.emptyValue
      : shortened(partsInWords(value, texts.names));
  if (type.kind === 'choice') return optionName(String(value), type.options, texts.names);
  return value === '' ? texts.emptyValue : shortened(String(value));
}

/** The same of a setting that may have none, so that its default applies. */
export function wordsOfSetting(
  key: SettingKey,
  value: unknown,
  texts: ValueTexts,
  locale: string,
): string {
  return value === undefined
    ? `${settingWords(key, defaultOf(key), texts, locale)} (${texts.isDefault})`
    : settingWords(key, value, texts, locale);
}

function partsInWords(value: object, { parts }: Names): string {
  return Object.entries(value)
    .map(([name, part]: [string, unknown]) => {
      const words = typeof part === 'object' ? JSON.stringify(part) : String(part);
      return `${parts[name] ?? name}: ${words}`;
    })
    .join(', ');
}

function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)} …` : text;
}
