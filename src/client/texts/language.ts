import {
  interfaceLanguageOf,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';

const listeners = new Set<() => void>();
let current: InterfaceLanguage | undefined;

/**
 * The language of the interface: what the person chose, then the first of the browser's that there
 * is, then English (LANG-20).
 */
export function currentLanguage(): InterfaceLanguage {
  return current ?? browserLanguage();
}

export function browserLanguage(): InterfaceLanguage {
  return (
    navigator.languages.map(interfaceLanguageOf).find((language) => language !== undefined) ?? 'en'
  );
}

/** Speaks another language at once; undefined leaves the choice to the browser. */
export function speak(chosen: InterfaceLanguage | undefined): void {
  if (chosen === current) return;
  current = chosen;
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
