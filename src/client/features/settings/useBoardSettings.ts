import { useMemo } from 'react';
import {
  arrangeBoard,
  configurationsOf,
  isOffered,
  moveSection,
  withoutArranging,
  type BoardSection,
  type PlacedSection,
} from '#shared/rules/widgets/board';
import {
  changeTabConfigurations,
  refreshTabConfigurations,
  useTabConfigurations,
} from '../../data/tabConfigurations';
import { useLast } from '../../data/read/useLast';
import { useFirstDayStep } from '../../data/session/useFirstDayStep';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import type { WidgetState } from '../../ui/widget/widgetState';
import { useSaving } from './useSaving';

/**
 * The board as it is stored, once it is known which sections there are for the person. Once shown,
 * it stays while it is read again.
 */
export function useStoredBoard(): WidgetState<PlacedSection[]> {
  const read = useTabConfigurations(useTexts('settings').board.name);
  const { isLicenceKnown } = useSession();
  const configurations = useLast(read);
  const stored = useMemo(() => configurations && arrangeBoard(configurations), [configurations]);
  if (stored && isLicenceKnown) return { state: 'ready', value: stored, reload: () => undefined };
  return read.state === 'failed' ? read : { state: 'loading' };
}

/**
 * Arranges the board: each change is stored at once, one after the other, and can be taken back
 * (BOARD-14). Whoever is being welcomed has then taken the step of the board (FIRSTDAY-11).
 */
export function useArranging(stored: PlacedSection[]) {
  const {
    board: { name },
    interests: { undo },
  } = useTexts('settings');
  const { tabconfigupdated } = useTexts('alertMessages');
  const session = useSession();
  const { leave } = useFirstDayStep();
  const { chosen, choose, ...saving } = useSaving<PlacedSection[]>(stored, {
    // This change alone is made to the board: another device may have arranged it meanwhile.
    save: (from, to) =>
      changeTabConfigurations(
        (now) => configurationsOf(withoutArranging(arrangeBoard(now), to, from)),
        name,
      ),
    refresh: async () =>
      void (await Promise.all([refreshTabConfigurations(), leave('SetupYourBoard')])),
    confirmation: tabconfigupdated,
    undo: { name: undo, without: withoutArranging },
  });
  const sections = chosen.filter(({ ComponentId }) => isOffered(ComponentId, session));
  return {
    ...saving,
    sections,
    /** Puts a section at a place among those that the person sees. */
    move: (section: BoardSection, index: number) =>
      choose(moveSection(chosen, section, sections[index]!.ComponentId)),
    setHidden: (section: BoardSection, Hidden: boolean) =>
      choose(chosen.map((each) => (each.ComponentId === section ? { ...each, Hidden } : each))),
  };
}
