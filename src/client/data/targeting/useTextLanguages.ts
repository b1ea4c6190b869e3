import { useDeferredValue, useMemo } from 'react';
import { textLanguages, type TextLanguage } from '#shared/rules/pages/textLanguage';
import { useLcid } from '../../texts/useLcid';
import { useLast } from '../read/useLast';
import { useLanguageTerms } from './useTerms';

const unknown: TextLanguage = {};

/**
 * The attributes by which elements declare the language of their texts, by the id of its term. The
 * languages come after the texts, and nothing waits for them.
 */
export function useTextLanguages(): (termId: string | null | undefined) => TextLanguage {
  const terms = useDeferredValue(useLast(useLanguageTerms(useLcid())));
  return useMemo(() => {
    const known = textLanguages(terms ?? []);
    return (termId) => (termId && known.get(termId.toLowerCase())) || unknown;
  }, [terms]);
}
