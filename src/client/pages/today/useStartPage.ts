import { useCallback, useEffect, useMemo, useState } from 'react';
import { knownFrames, useFramesAhead } from '../../features/reports/framesRead';
import { useSession } from '../../data/session/session';
import type { Sections, StartPageWidgetKey } from './startPageSections';
import { startPageWidgets } from './startPageWidgets';
import { useEmptiness } from './useEmptiness';

/** Milliseconds after which the other widgets no longer wait for the news. */
const timeout = 4_000;

export interface StartPage {
  /** The sections with the widgets that are part of the page for this person. */
  sections: StartPageWidgetKey[][];
  isEmpty(key: StartPageWidgetKey): boolean;
  /** The function to give to each widget; it stays the same. */
  report: Record<StartPageWidgetKey, (isEmpty: boolean) => void>;
  /** The news has answered, so that the others do not share its line (Spec: widgets §1). */
  isNewsSettled: boolean;
  settleNews(): void;
}

/** The parts of the start page that are there for the person. `all` must not change. */
export function useStartPage(all: Sections): StartPage {
  const { settings, licensed, isLicenceKnown, config } = useSession();
  const { isEmpty, report } = useEmptiness<StartPageWidgetKey>(useMemo(() => all.flat(), [all]));
  const [isNewsSettled, setNewsSettled] = useState(false);
  const settleNews = useCallback(() => setNewsSettled(true), []);
  useEffect(() => {
    const timer = setTimeout(settleNews, timeout);
    return () => clearTimeout(timer);
  }, [settleNews]);
  const isThere = (key: StartPageWidgetKey) => {
    const entry = startPageWidgets[key];
    return entry !== undefined && (entry.isWanted?.({ settings, licensed, config }) ?? true);
  };
  const sections = all.map((keys) => keys.filter(isThere)).filter((keys) => keys.length > 0);
  // Reports keep much room, and few people's licences open them: whoever has none is known before
  // they come near.
  const [isRoomUnknown] = useState(() => !knownFrames(location.pathname));
  const mayHaveReports = config.startSettings?.hasReports && sections.flat().includes('reports');
  useFramesAhead(Boolean(isRoomUnknown && isNewsSettled && isLicenceKnown && mayHaveReports));
  return { sections, isEmpty, report, isNewsSettled, settleNews };
}
