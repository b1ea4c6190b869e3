import { useSyncExternalStore } from 'react';
import type { InterfaceLanguage as Language } from '#shared/rules/interfaceLanguages';
import { loadable, type Loadable } from '../loading/loadable';
import { currentLanguage, onLanguageChange } from './language';

/**
 * Makes a hook for texts that only some pages need: they load with the page, in the person's
 * language. The page waits for them, and fails with them, like with its own code. `load` gives the
 * texts where nothing is drawn.
 */
export function lazyTexts<T>(
  load: Readonly<Record<Language, () => Promise<T>>>,
): (() => T) & { load: () => Promise<T> } {
  const known: Partial<Record<Language, Loadable<T>>> = {};
  const textsIn = (language: Language) => (known[language] ??= loadable(load[language]));

  function useLazyTexts(): T {
    return textsIn(useSyncExternalStore(onLanguageChange, currentLanguage)).read();
  }
  return Object.assign(useLazyTexts, { load: () => textsIn(currentLanguage()).load() });
}
