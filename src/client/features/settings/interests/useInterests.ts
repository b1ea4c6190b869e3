import type { ChosenTerms } from '#shared/rules/targeting/termChoice';
import { channelKind } from '../../../data/targeting/chosenTerms';
import { useFirstDayStep } from '../../../data/session/useFirstDayStep';
import { useChannelTree, useFollowedChannels } from '../../../data/targeting/useTerms';
import { useTexts } from '../../../texts/useTexts';
import { useLcid } from '../../../texts/useLcid';
import type { WidgetState } from '../../../ui/widget/widgetState';
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
