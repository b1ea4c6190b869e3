import { useEffect, type ReactNode } from 'react';
import type { Infobox } from '#shared/contract/infoboxes';
import { foldsHero } from '#shared/rules/widgets/heroZone';
import { isHeroArea } from '#shared/rules/widgets/infoboxes';
import { breakpoints } from '#shared/rules/news/newsBatch';
import { useIdle } from '../../platform/useIdle';
import { useSession } from '../../data/session/session';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { Disclosure } from '../../ui/Disclosure';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { InfoboxRow } from './lateInfoboxRow';

/** Whether the infoboxes of the area are one line in a window as wide as this. */
export function useIsFolded(area: string): boolean {
  const { settings } = useSession();
  const width = useIsAtLeast('md') ? breakpoints.md : 0;
  return isHeroArea(area) && foldsHero(settings, width);
}

interface FoldedInfoboxesProps {
  infoboxes: readonly Infobox[];
  /** The unfolded infoboxes; their pictures are requested when they open. */
  children: ReactNode;
}

/** On a phone, where the news is to be on the first screen: a line that opens the infoboxes. */
export function FoldedInfoboxes({ infoboxes, children }: FoldedInfoboxesProps) {
  const { foldedHero, widgets } = useTexts().today;
  const locale = useLocale();
  const [first, ...others] = infoboxes;
  const isIdle = useIdle();
  // They open at once then, without a network as well.
  useEffect(() => {
    if (isIdle) InfoboxRow.loadAhead();
  }, [isIdle]);
  const mark = others.length === 0 ? '' : plural(foldedHero, others.length, locale);
  return (
    <Disclosure isLate summary={first?.Title || widgets.heroInfoboxes} card={{ mark }}>
      {children}
    </Disclosure>
  );
}
