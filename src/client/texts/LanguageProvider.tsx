import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadTexts, loadedTexts } from './catalogues';
import { en } from './en';
import { currentLanguage, onLanguageChange } from './language';
import { localeFor } from './localeFor';
import { LocaleContext } from './useLocale';
import { TextsContext } from './useTexts';

/**
 * Everything inside speaks the person's language, also after a change; dates and numbers follow it.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage);
  const [shown, setShown] = useState(() => ({ language, texts: loadedTexts(language) ?? en }));
  useEffect(() => {
    let isWanted = true;
    void loadTexts(language).then((texts) => isWanted && setShown({ language, texts }));
    document.documentElement.lang = language;
    return () => void (isWanted = false);
  }, [language]);
  return (
    <LocaleContext value={localeFor(shown.language)}>
      <TextsContext value={shown.texts}>{children}</TextsContext>
    </LocaleContext>
  );
}
