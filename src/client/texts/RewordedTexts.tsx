import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { currentLanguage, onLanguageChange } from './language';
import { reworded } from './reworded';
import { TextsContext, useTexts } from './useTexts';

interface RewordedTextsProps {
  /** By language and key (ADMIN-15). */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  children: ReactNode;
}

/**
 * Everything inside says what the organisation words differently in its words: the texts of the
 * first screen, not those that load later.
 */
export function RewordedTexts({ words, children }: RewordedTextsProps) {
  const texts = useTexts();
  const own = words[useSyncExternalStore(onLanguageChange, currentLanguage)];
  const shown = useMemo(() => (own ? reworded(texts, own) : texts), [texts, own]);
  return <TextsContext value={shown}>{children}</TextsContext>;
}
