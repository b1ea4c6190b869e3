import type { ReactNode } from 'react';
import type { Infobox } from '#shared/contract/infoboxes';
import { foldsHero } from '#shared/rules/widgets/heroZone';
import { isHeroArea } from '#shared/rules/widgets/infoboxes';
import { breakpoints } from '#shared/rules/news/newsBatch';
import { useSession } from '../../data/session/session';
import { format } from '../../texts/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { Disclosure } from '../../ui/Disclosure';
import { useIsAtLeast } from '../../ui/useBreakpoint';

/** Whether the infoboxes of the area are one line in a window as wide as this. */
export function useIsFolded(area: string): boolean {
  const { settings } = useSession();
  const width = useIsAtLeast('md') ? breakpoints.md : 0;
  return isHeroArea(area) && foldsHero(settings, width);
}

interface FoldedInfoboxesProps {
  infoboxes: readonly Infobox[];
  /** What they open to; their pictures are asked for then. */
  children: ReactNode;
}

/** On a phone, where the news is to stand on the first screen: a line that opens the infoboxes. */
export function FoldedInfoboxes({ infoboxes, children }: FoldedInfoboxesProps) {
  const { foldedHero, widgets } = useTexts().today;
  const locale = useLocale();
  const [first, ...others] = infoboxes;
  const title = first?.Title || widgets.heroInfoboxes;
  const summary =
    others.length === 0 ? title : format(plural(foldedHero, others.length, locale), { title });
  return (
    <Disclosure isLate isOneLine summary={summary}>
      {children}
    </Disclosure>
  );
}
