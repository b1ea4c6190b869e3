import {
  interfaceLanguageOf,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';
import { localesAround } from './language';

/**
 * The person's own variety of the language, such as `en-GB`, so that dates read as in their
 * country. English is written in many orders: where its variety is not told, it follows the country
 * of the other languages around the person.
 */
export function localeFor(language: InterfaceLanguage): string {
  const around = localesAround();
  const own = around.filter((locale) => interfaceLanguageOf(locale) === language);
  const ofCountry = own.find(countryOf);
  if (ofCountry) return ofCountry;
  if (language !== 'en') return own[0] ?? language;
  return `en-${around.map(countryOf).find(Boolean) ?? 'GB'}`;
}

/** The country of a locale such as `da-dk`, `DK`. */
function countryOf(locale: string): string | undefined {
  return /[-_]([a-z]{2})$/i.exec(locale)?.[1]?.toUpperCase();
}
