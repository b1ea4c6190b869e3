import {
  interfaceLanguageOf,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';

const listeners = new Set<() => void>();
let current: InterfaceLanguage | undefined;
let hostLocale: string | undefined;

/**
 * The language of the interface: what the person chose, then the host's, then the first of the
 * browser's that there is, then English (LANG-20).
 */
export function currentLanguage(): InterfaceLanguage {
  return current ?? languageAround();
}

/** What is spoken where the person has chosen nothing. */
export function languageAround(): InterfaceLanguage {
  return (
    localesAround()
      .map(interfaceLanguageOf)
      .find((language) => language !== undefined) ?? 'en'
  );
}

/** The locales of the person's surroundings: the host's, then the browser's. */
export function localesAround(): readonly string[] {
  return hostLocale === undefined ? navigator.languages : [hostLocale, ...navigator.languages];
}

/** Speaks another language at once; undefined leaves the choice to the host, or the browser. */
export function speak(chosen: InterfaceLanguage | undefined): void {
  if (chosen === current) return;
  current = chosen;
  for (const listener of listeners) listener();
}

/** The host speaks a locale such as `da-dk`; one that there is no catalogue for counts for nothing. */
export function hearHost(locale: string | undefined): void {
  const heard = interfaceLanguageOf(locale ?? '') && locale;
  if (heard === hostLocale) return;
  hostLocale = heard;
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
