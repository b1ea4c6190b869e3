import {
  interfaceLanguageOf,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';
import { clientListeners, clientState } from '../platform/clientState';

const listeners = clientListeners();
const current = clientState<InterfaceLanguage | undefined>(() => undefined);
const hostLocale = clientState<string | undefined>(() => undefined);

/**
 * The language of the interface: what the person chose, then the host's, then the first of the
 * browser's that there is, then English (LANG-20).
 */
export function currentLanguage(): InterfaceLanguage {
  return current.value ?? languageAround();
}

/** The language where the person has chosen none. */
export function languageAround(): InterfaceLanguage {
  return (
    localesAround()
      .map(interfaceLanguageOf)
      .find((language) => language !== undefined) ?? 'en'
  );
}

/** The locales of the person's surroundings: the host's, then the browser's. */
export function localesAround(): readonly string[] {
  return hostLocale.value === undefined
    ? navigator.languages
    : [hostLocale.value, ...navigator.languages];
}

/** Speaks another language at once; undefined leaves the choice to the host, or the browser. */
export function speak(chosen: InterfaceLanguage | undefined): void {
  if (chosen === current.value) return;
  current.value = chosen;
  listeners.notify();
}

/** The host speaks a locale such as `da-dk`; one that there is no catalogue for counts for nothing. */
export function hearHost(locale: string | undefined): void {
  const known = interfaceLanguageOf(locale ?? '') && locale;
  if (known === hostLocale.value) return;
  hostLocale.value = known;
  listeners.notify();
}

export function onLanguageChange(listener: () => void): () => void {
  return listeners.subscribe(listener);
}
