import { useMemo } from 'react';
import { apiRead } from '../../../../data/connection/apiRead';
import { mappedRead } from '../../../../data/read/mappedRead';
import type { ReadState } from '../../../../data/read/readState';
import { useRead } from '../../../../data/read/useRead';
import { linkedPages, noTroubles, pageTroubles, type PageTroubles } from './linkFindings';
import { presentDate } from '../../../../platform/presentTime';
import type { PageValues } from '../pageValues';

const troublesOf = mappedRead(pageTroubles);
const none: ReadState<PageTroubles> = {
  state: 'ready',
  value: noTroubles,
  reload: () => undefined,
};

/**
 * Which of the portal's pages that a text links to its readers cannot open: one question for all of
 * them, asked again when it links to others or is for others.
 */
export function usePageLinks(
  { Content, ChannelTermPages, LanguageTermId, PublishingDate }: PageValues,
  operation: string,
): ReadState<PageTroubles> {
  const PageIds = useMemo(() => linkedPages(Content, window.location.origin), [Content]);
  const isLater = PublishingDate !== null && new Date(PublishingDate) > presentDate();
  const body = {
    PageIds,
    ChannelTermIds: [...ChannelTermPages].sort(),
    LanguageTermId: LanguageTermId || null,
    ...(isLater && { At: PublishingDate }),
  };
  const answer = useRead({
    ...apiRead('POST /targeting/links', { body, operation }),
    isWanted: PageIds.length > 0,
    lifetime: 15_000,
    keepPrevious: true,
  });
  return PageIds.length === 0 ? none : troublesOf(answer);
}
