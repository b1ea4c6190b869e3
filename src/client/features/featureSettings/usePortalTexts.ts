import { useEffect, useMemo, useState } from 'react';
import type { InterfaceLanguage } from '#shared/rules/interfaceLanguages';
import { loadTexts, loadedTexts } from '../../texts/catalogues';
import { portalTexts, type PortalText } from './rewording';

/**
 * The portal's own texts in a language; `undefined` while they load. `isMissing`: they cannot be
 * loaded at the moment.
 */
export function usePortalTexts(language: InterfaceLanguage): {
  texts: PortalText[] | undefined;
  isMissing: boolean;
  reload: () => void;
} {
  const [tried, setTried] = useState<InterfaceLanguage>();
  const catalogue = loadedTexts(language);
  useEffect(() => {
    if (tried === language || loadedTexts(language)) return undefined;
    let isWanted = true;
    // English would stand in for a language that cannot be loaded; here that would mislead.
    void loadTexts(language).then(() => isWanted && setTried(language));
    return () => void (isWanted = false);
  }, [language, tried]);
  const texts = useMemo(() => catalogue && portalTexts(catalogue), [catalogue]);
  return { texts, isMissing: !texts && tried === language, reload: () => setTried(undefined) };
}
