import type { ChosenTerms } from '#shared/rules/termChoice';
import { channelKind } from '../../data/chosenTerms';
import { useFirstDayStep } from '../../data/useFirstDayStep';
import { useChannelTree, useFollowedChannels } from '../../data/useTerms';
import { useTexts } from '../../texts/useTexts';
import { useLcid } from '../../texts/useLcid';
import type { WidgetState } from '../../ui/widgetState';
import { useChoosableTerms, useTermSaving, type ChoosableTerms } from './useChoosableTerms';

/** The channel tree and the channels that the person follows. */
export function useInterests(): WidgetState<ChoosableTerms> {
  return useChoosableTerms(useChannelTree(useLcid()), useFollowedChannels());
}

export function useInterestsSaving(stored: ChosenTerms) {
  const { leave } = useFirstDayStep();
  return useTermSaving(
    channelKind,
    stored,
    useTexts('alertMessages').interestsselectionupdated,
    () => leave('SetupYourFeed'),
  );
}
