import { useSyncExternalStore } from 'react';
import type { InterfaceLanguage as Language } from '#shared/rules/interfaceLanguages';
import { currentLanguage, onLanguageChange } from './language';

type Loading<T> =
  | { state: 'loading'; promise: Promise<void> }
  | { state: 'loaded'; texts: T }
  | { state: 'failed'; error: unknown };

/**
 * Makes a hook for texts that only some pages need: they load with the page, in the person's
 * language. The page waits for them, and fails with them, like with its own code: what throws here
 * is what `lazy` throws. `load` gives the texts where nothing is drawn.
 */
export function lazyTexts<T>(
  load: Readonly<Record<Language, () => Promise<T>>>,
): (() => T) & { load: () => Promise<T> } {
  const known = new Map<Language, Loading<T>>();

  function start(language: Language): Loading<T> {
    const promise = load[language]().then(
      (texts) => void known.set(language, { state: 'loaded', texts }),
      (error: unknown) => void known.set(language, { state: 'failed', error }),
    );
    const started: Loading<T> = { state: 'loading', promise };
    known.set(language, started);
    return started;
  }

  function useLazyTexts(): T {
    const language = useSyncExternalStore(onLanguageChange, currentLanguage);
    const loading = known.get(language) ?? start(language);
    if (loading.state === 'loading') throw loading.promise;
    if (loading.state === 'failed') throw loading.error;
    return loading.texts;
  }
  return Object.assign(useLazyTexts, { load: () => load[currentLanguage()]() });
}
