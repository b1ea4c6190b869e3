import {
  interfaceLanguageOf,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';

/**
 * The browser's own variety of the language, such as `en-GB`, so that dates read as the person is
 * used to.
 */
export function localeFor(language: InterfaceLanguage): string {
  return (
    navigator.languages.find((locale) => interfaceLanguageOf(locale) === language) ??
    (language === 'en' ? 'en-GB' : language)
  );
}
