import { useState } from 'react';
import type { Term, UserChannelTerm } from '#shared/contract/pages/terms';
import { offeredIds } from '#shared/rules/targeting/channelProperties';
import {
  choiceChanges,
  isTaken,
  lockOf,
  withFollowed,
  type ChosenTerms,
  type TermLock,
} from '#shared/rules/targeting/termChoice';
import { handleWriteFailure } from '../data/connection/handleWriteFailure';
import { isOutcomeUnknown } from '../data/editing/attempt';
import { confirmDone, offerUndo } from '../data/notices';
import type { WidgetState } from '../ui/widget/widgetState';
import { useReplace } from '../data/read/useReplace';
import { channelKind, refreshDependents, saveTerms } from '../data/targeting/chosenTerms';
import { useChannelTree, useFollowedChannels } from '../data/targeting/useTerms';
import { format } from '#shared/rules/values/format';
import { useStable } from '../platform/useStable';
import { useLcid } from '../texts/useLcid';
import { useTexts } from '../texts/useTexts';
import { bothStates, mapState, valueOr } from '../ui/widget/combineStates';

/** A channel as the reader's language calls it. */
export interface NamedChannel {
  id: string;
  name: string;
}

export interface FollowableChannel extends NamedChannel {
  /** Names of the channels above it. */
  above: string[];
  isFollowed: boolean;
  /** The person may begin to follow it (CHANNELS-10, CHANNELS-33). */
  isOffered: boolean;
  /** Why the person cannot change it. */
  lock: TermLock | undefined;
}

interface ChannelFollowing {
  state: WidgetState<FollowableChannel[]>;
  isBusy(id: string): boolean;
  /** Follows, or not any more: shown at once, taken back where it fails. */
  change(channel: FollowableChannel): void;
}

/** Channels by their ids, as the reader's language calls them, and following them. */
export function useChannelFollowing(ids: readonly string[]): ChannelFollowing {
  const texts = useTexts();
  const words = useTexts('channels');
  const replace = useReplace();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const known = bothStates<Term[], string[]>(useChannelTree(useLcid()), useFollowedChannels());
  const state = mapState(known, ([tree, followed]) =>
    listed(tree, [], choiceIn(tree, new Set(followed))).filter(({ id }) =>
      wanted.has(id.toLowerCase()),
    ),
  );
  const show = (from: ChosenTerms, to: ChosenTerms) =>
    replace<UserChannelTerm[]>(
      'GET /me/userchannelterms',
      (before) => {
        const { added, removed } = choiceChanges(from, to);
        const others = before.filter(
          ({ ChannelTermId: id }) => !added.includes(id) && !removed.includes(id),
        );
        return [
          ...others,
          ...added.map((ChannelTermId) => ({ ChannelTermId, ChannelType: 0 as const })),
        ];
      },
      [],
    );
  // Undone later, it begins from the channels that are followed then.
  const changeNow = useStable((id: string, isFollowed: boolean) => {
    const [tree, followed] = valueOr(known, [[], []]);
    const from: ChosenTerms = new Set(followed);
    const without = new Set(followed.filter((other) => other !== id));
    return { from, to: isFollowed ? withFollowed(from, tree, id) : without };
  });
  const set = async ({ id, name }: NamedChannel, isFollowed: boolean): Promise<void> => {
    const { from, to } = changeNow(id, isFollowed);
    setBusy((before) => [...before, id]);
    show(from, to);
    let stored = from;
    try {
      const settled = await saveTerms(channelKind, from, to, (reached) => (stored = reached));
      const said = format(isFollowed ? words.begun : words.ended, { name });
      if (settled !== to) show(to, settled);
      // Of a channel that is gone the person has been told.
      if (isFollowed && settled.has(id)) confirmDone(said);
      else if (!isFollowed) offerUndo(said, texts.notices.undo, () => void set({ id, name }, true));
      await refreshDependents(channelKind);
    } catch (error) {
      show(to, stored);
      const failure = handleWriteFailure(error, texts);
      // A part of it has been done, or it may have been.
      if (stored !== from || isOutcomeUnknown(failure)) await refreshDependents(channelKind);
    }
    setBusy((before) => before.filter((other) => other !== id));
  };
  return {
    state,
    isBusy: (id) => busy.includes(id),
    change: (channel) => void set(channel, !channel.isFollowed),
  };
}

type Choice = Pick<FollowableChannel, 'isFollowed' | 'isOffered'>;

function choiceIn(tree: readonly Term[], followed: ChosenTerms): (id: string) => Choice {
  const offered = offeredIds(tree);
  return (id) => ({
    isFollowed: followed.has(id),
    isOffered: offered.has(id) && !isTaken(followed, tree, id),
  });
}

function listed(
  terms: readonly Term[],
  above: string[],
  choice: (id: string) => Choice,
): FollowableChannel[] {
  return terms.flatMap((term) => [
    { id: term.Guid, name: term.Name, above, lock: lockOf(term), ...choice(term.Guid) },
    ...listed(term.Terms, [...above, term.Name], choice),
  ]);
}
