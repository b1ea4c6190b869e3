import type { Term } from '#shared/contract/pages/terms';
import { languageTermOf } from '#shared/rules/people/directorySync';
import { interfaceLanguages } from '#shared/rules/settings/interfaceLanguages';
import { plainText } from '#shared/rules/richText/plainText';
import type { PageValues } from '../pageValues';
import type { Finding } from './publishFindings';

/** The words of a page that tell its language; the beginning of a long text is enough. */
export function wordsOf({ Title, Content }: Pick<PageValues, 'Title' | 'Content'>): string {
  return `${Title}\n${plainText(Content.slice(0, 8_000))}`.slice(0, 2_000);
}

/**
 * That a text is in another language than its page says: only where both are known for certain.
 * @param detected two-letter code of the text's language
 */
export function languageFindings(
  { LanguageTermId }: Pick<PageValues, 'LanguageTermId'>,
  detected: string | null,
  terms: readonly Term[],
  locale: string,
): Finding[] {
  if (detected === null || LanguageTermId === '') return [];
  const isTerm = (code: string) => languageTermOf(terms, code)?.Guid === LanguageTermId;
  const isKnown = interfaceLanguages.some(isTerm);
  if (!isKnown || isTerm(detected)) return [];
  const about =
    languageTermOf(terms, detected)?.Name ??
    new Intl.DisplayNames(locale, { type: 'language' }).of(detected) ??
    detected;
  return [{ kind: 'otherLanguage', about, place: { field: 'LanguageTermId' } }];
}
