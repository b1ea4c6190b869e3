import { useState } from 'react';
import type { Term, UserChannelTerm } from '#shared/contract/pages/terms';
import { lockOf, type TermLock } from '#shared/rules/targeting/termChoice';
import { handleFailure } from '../data/connection/handleFailure';
import { confirmDone, offerUndo } from '../data/notices';
import type { WidgetState } from '../ui/widget/widgetState';
import { useReplace } from '../data/read/useReplace';
import { channelKind, refreshDependents, saveTerms } from '../data/targeting/chosenTerms';
import { useChannelTree, useFollowedChannels } from '../data/targeting/useTerms';
import { format } from '#shared/rules/values/format';
import { useLcid } from '../texts/useLcid';
import { useTexts } from '../texts/useTexts';
import { bothStates, mapState } from '../ui/widget/combineStates';

/** A channel as the reader's language calls it. */
export interface NamedChannel {
  id: string;
  name: string;
}

export interface FollowableChannel extends NamedChannel {
  /** Names of the channels above it. */
  above: string[];
  isFollowed: boolean;
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
  const state = mapState(
    bothStates<Term[], string[]>(useChannelTree(useLcid()), useFollowedChannels()),
    ([tree, followed]) =>
      listed(tree, [], new Set(followed)).filter(({ id }) => wanted.has(id.toLowerCase())),
  );
  const show = (id: string, isFollowed: boolean) =>
    replace<UserChannelTerm[]>(
      'GET /me/userchannelterms',
      (before) => {
        const others = before.filter(({ ChannelTermId }) => ChannelTermId !== id);
        return isFollowed ? [...others, { ChannelTermId: id, ChannelType: 0 }] : others;
      },
      [],
    );
  const set = async ({ id, name }: NamedChannel, isFollowed: boolean): Promise<void> => {
    const [none, one] = [new Set<string>(), new Set([id])];
    setBusy((before) => [...before, id]);
    show(id, isFollowed);
    try {
      await saveTerms(
        channelKind,
        isFollowed ? none : one,
        isFollowed ? one : none,
        () => undefined,
      );
      const said = format(isFollowed ? words.begun : words.ended, { name });
      if (isFollowed) confirmDone(said);
      else offerUndo(said, texts.notices.undo, () => void set({ id, name }, true));
      await refreshDependents(channelKind);
    } catch (error) {
      show(id, !isFollowed);
      handleFailure(error, texts);
    }
    setBusy((before) => before.filter((other) => other !== id));
  };
  return {
    state,
    isBusy: (id) => busy.includes(id),
    change: (channel) => void set(channel, !channel.isFollowed),
  };
}

function listed(
  terms: readonly Term[],
  above: string[],
  followed: ReadonlySet<string>,
): FollowableChannel[] {
  return terms.flatMap((term) => [
    {
      id: term.Guid,
      name: term.Name,
      above,
      isFollowed: followed.has(term.Guid),
      lock: lockOf(term),
    },
    ...listed(term.Terms, [...above, term.Name], followed),
  ]);
}
