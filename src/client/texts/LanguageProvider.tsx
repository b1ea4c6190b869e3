import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadTexts, loadedTexts } from './catalogues';
import { currentLanguage, onLanguageChange } from './language';
import { localeFor } from './localeFor';
import { firstTexts } from './topics';
import { LocaleContext } from './useLocale';
import { SpokenContext } from './useTexts';

/**
 * Everything inside speaks the person's language, also after a change; dates and numbers follow it.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage);
  const [spoken, setSpoken] = useState(() => ({
    language,
    texts: loadedTexts(language) ?? firstTexts,
  }));
  useEffect(() => {
    let isWanted = true;
    void loadTexts(language).then((texts) => isWanted && setSpoken({ language, texts }));
    document.documentElement.lang = language;
    return () => void (isWanted = false);
  }, [language]);
  return (
    <LocaleContext value={localeFor(spoken.language)}>
      <SpokenContext value={spoken}>{children}</SpokenContext>
    </LocaleContext>
  );
}
