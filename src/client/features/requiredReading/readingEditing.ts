import { editing } from '../../data/editing/editing';
import { readingReads } from '../../data/portalReads/readingReads';
import type { FieldNames } from '../../editing/form/fieldNames';
import { useTexts } from '../../texts/useTexts';
import type { ChosenPrincipal } from './readingValues';

/** How editors read and store what people have to read. */
export const readingEditing = editing('/itemstoread', { reads: readingReads });

export function useReadingFields(): FieldNames {
  const texts = useTexts('readingEditor');
  return {
    Title: texts.title,
    Url: texts.url,
    Deadline: texts.deadline,
    IsDraft: texts.isDraft,
    ItemsToReadForPrincipal: { name: texts.people, words: principalWords },
    AskedAgain: texts.askedAgain,
  };
}

function principalWords(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const chosen: ChosenPrincipal[] = value;
  return chosen.map(({ DisplayName, PrincipalId }) => DisplayName || PrincipalId).join(', ');
}
