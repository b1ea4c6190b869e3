import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { sayInOwnWords } from './catalogues';
import { reworded, type Words } from './reworded';
import { SpokenContext } from './useTexts';

interface RewordedTextsProps {
  /** By language and key (ADMIN-15). */
  words: Readonly<Record<string, Words>>;
  children: ReactNode;
}

/** Everything inside says what the organisation words differently in its words. */
export function RewordedTexts({ words, children }: RewordedTextsProps) {
  const spoken = useContext(SpokenContext);
  const own = words[spoken.language];
  const shown = useMemo(
    () => (own ? { ...spoken, texts: reworded(spoken.texts, own), words: own } : spoken),
    [spoken, own],
  );
  useEffect(() => sayInOwnWords(words), [words]);
  return <SpokenContext value={shown}>{children}</SpokenContext>;
}
