import { useContext, useMemo, type ReactNode } from 'react';
import { reworded } from './reworded';
import { SpokenContext } from './useTexts';

interface RewordedTextsProps {
  /** By language and key (ADMIN-15). */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  children: ReactNode;
}

/**
 * Everything inside says what the organisation words differently in its words: the texts of the
 * first screens, not those that load later.
 */
export function RewordedTexts({ words, children }: RewordedTextsProps) {
  const spoken = useContext(SpokenContext);
  const own = words[spoken.language];
  const shown = useMemo(
    () => (own ? { ...spoken, texts: reworded(spoken.texts, own) } : spoken),
    [spoken, own],
  );
  return <SpokenContext value={shown}>{children}</SpokenContext>;
}
