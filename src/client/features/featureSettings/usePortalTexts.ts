import { useEffect, useMemo, useState } from 'react';
import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';
import { allTexts } from './allTexts';
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
  const catalogue = allTexts(language).loaded();
  useEffect(() => {
    if (tried === language || catalogue) return undefined;
    let isWanted = true;
    const ended = () => isWanted && setTried(language);
    void allTexts(language).load().then(ended, ended);
    return () => void (isWanted = false);
  }, [language, tried, catalogue]);
  const texts = useMemo(() => catalogue && portalTexts(catalogue), [catalogue]);
  return { texts, isMissing: !texts && tried === language, reload: () => setTried(undefined) };
}
