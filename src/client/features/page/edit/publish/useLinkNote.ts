import { useMemo } from 'react';
import { linkedPageId } from '#shared/rules/pages/pageLinks';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../../texts/useTexts';
import { valueOr } from '../../../../ui/widget/combineStates';
import { noTroubles } from './linkFindings';
import type { PageValues } from '../pageValues';
import { usePageLinks } from './usePageLinks';

/** The editor's note on links that some of the readers cannot follow; nothing where all can. */
export function useLinkNote(values: PageValues) {
  const { linkNotes, links } = useTexts('pageEditor');
  const troubles = valueOr(usePageLinks(values, links), noTroubles);
  return useMemo(
    () =>
      troubles.size === 0
        ? undefined
        : (address: string) => {
            const id = linkedPageId(address, window.location.origin);
            const found = id === undefined ? undefined : troubles.get(id);
            return (
              found &&
              format(linkNotes[found.trouble], { count: found.count, people: found.people })
            );
          },
    [troubles, linkNotes],
  );
}
