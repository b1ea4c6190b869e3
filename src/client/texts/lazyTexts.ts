import { use, useSyncExternalStore } from 'react';
import type { InterfaceLanguage as Language } from '#shared/rules/interfaceLanguages';
import { currentLanguage, onLanguageChange } from './language';

/**
 * Makes a hook for texts that only some pages need: they load with the page, in the person's language. The page waits for them
 * like for its own code.
 */
export function lazyTexts<T>(load: Readonly<Record<Language, () => Promise<T>>>): () => T {
  const loading = new Map<Language, Promise<T>>();
  return function useLazyTexts() {
    const language = useSyncExternalStore(onLanguageChange, currentLanguage);
    const texts = loading.get(language) ?? load[language]();
    loading.set(language, texts);
    texts.catch(() => loading.delete(language));
    return use(texts);
  };
}
