import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadTexts, loadedTexts } from './catalogues';
import { currentLanguage, onLanguageChange } from './language';
import { localeFor } from './localeFor';
import { firstTexts } from './topics';
import { LocaleContext } from './useLocale';
import { SpokenContext } from './useTexts';

/** Milliseconds until texts that could not be loaded are asked for again. */
const pause = 10_000;

/**
 * Everything inside speaks the person's language, also after a change; dates and numbers follow it.
 * While its texts cannot be loaded, English stands in.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage);
  const [spoken, setSpoken] = useState(() => ({
    language,
    texts: loadedTexts(language) ?? firstTexts,
  }));
  useEffect(() => {
    let isWanted = true;
    let timer: number | undefined;
    const speak = async () => {
      const texts = await loadTexts(language);
      if (!isWanted) return;
      setSpoken({ language, texts });
      if (!loadedTexts(language)) timer = window.setTimeout(() => void speak(), pause);
    };
    void speak();
    document.documentElement.lang = language;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [language]);
  const locale = useSyncExternalStore(onLanguageChange, () => localeFor(spoken.language));
  return (
    <LocaleContext value={locale}>
      <SpokenContext value={spoken}>{children}</SpokenContext>
    </LocaleContext>
  );
}
