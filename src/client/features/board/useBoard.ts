import { arrangeBoard, isOffered, type PlacedSection } from '#shared/rules/widgets/board';
import { useSession } from '../../data/session/session';
import { useTabConfigurations } from '../../data/tabConfigurations';
import { useTexts } from '../../texts/useTexts';
import { mapState } from '../../ui/widget/combineStates';
import type { WidgetState } from '../../ui/widget/widgetState';

/**
 * The sections of the board that the portal offers to the person, in their order, also those that
 * they have hidden.
 */
export function useBoard(): WidgetState<PlacedSection[]> {
  const session = useSession();
  return mapState(useTabConfigurations(useTexts().navigation.yourBoard), (configurations) =>
    arrangeBoard(configurations).filter(({ ComponentId }) => isOffered(ComponentId, session)),
  );
}
