import type { Term } from '#shared/contract/pages/terms';
import type { ChosenTerms } from '#shared/rules/targeting/termChoice';
import { languageKind } from '../../data/targeting/chosenTerms';
import { useSession } from '../../data/session/session';
import { useLanguageTerms, useReadLanguages } from '../../data/targeting/useTerms';
import { languageWithin } from '../../texts/languageWithin';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { format } from '#shared/rules/values/format';
import { useLcid } from '../../texts/useLcid';
import type { WidgetState } from '../../ui/widget/widgetState';
import {
  useChoosableTerms,
  useTermSaving,
  type ChoosableTerms,
} from './interests/useChoosableTerms';

/** The languages and those that the person reads. */
export function useLanguages(): WidgetState<ChoosableTerms> {
  return useChoosableTerms(useLanguageTerms(useLcid()), useReadLanguages());
}

export function useLanguagesSaving(stored: ChosenTerms) {
  return useTermSaving(languageKind, stored, useTexts('alertMessages').languageselectionupdated);
}

/** The note on the content of somebody who has chosen no language (LANG-17, LANG-22). */
export function useWithoutLanguages(languages: readonly Term[]): string {
  const { settings } = useSession();
  const texts = useTexts('settings').languages;
  const locale = useLocale();
  const workplace = settings.workplaceName;
  if (
    !settings.enableLanguageFilteringForWorkplace &&
    !settings.enableLanguageFilteringForSharepointPages
  )
    return format(texts.notFiltered, { workplace });
  const standard = settings.defaultLanguageTermId.toLowerCase();
  if (standard === '') return format(texts.withoutChoice, { language: texts.everyLanguage });
  const name = languages.find(({ Guid }) => Guid.toLowerCase() === standard)?.Name;
  return format(texts.withoutChoice, {
    language:
      name === undefined
        ? format(texts.standardLanguage, { workplace })
        : languageWithin(name, locale),
  });
}
