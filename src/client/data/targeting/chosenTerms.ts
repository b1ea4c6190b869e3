import type { TrackedEventName } from '#shared/rules/tracking';
import { choiceChanges, type ChosenTerms } from '#shared/rules/targeting/termChoice';
import { callApi } from '../connection/callApi';
import { FailureError } from '../connection/failure';
import { invalidate } from '../read/invalidate';
import type { ReadName } from '../read/readKey';
import { broadcastReads } from '../portalReads/broadcastReads';
import { frameReads } from '../portalReads/frameReads';
import { targetedReads } from '../portalReads/targetedReads';
import { channelReads, languageReads } from '../portalReads/termReads';
import { track } from '../tracking';

/**
 * One kind of terms that people choose: how a choice is stored, and which cached values depend on
 * it.
 */
export interface TermKind {
  add: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  dependents: readonly ReadName[];
  /** The event that is counted when the choice was changed. */
  event?: TrackedEventName;
}

/** CHANNELS-28, CHANNELS-29. */
export const channelKind: TermKind = {
  add: (ChannelTermId) =>
    callApi('POST /me/userchannelterms', {
      body: { ChannelTermId, ChannelType: 0 },
      operation: 'Your interests',
    }),
  remove: (id) =>
    callApi('DELETE /me/userchannelterms/{id}', { params: { id }, operation: 'Your interests' }),
  dependents: [
    'GET /me/userchannelterms',
    ...channelReads,
    ...targetedReads,
    ...broadcastReads,
    ...frameReads,
  ],
  // TRACK-11.
  event: 'WPUserChannels',
};

/** LANG-10, LANG-11. */
export const languageKind: TermKind = {
  add: (LanguageTermId) =>
    callApi('POST /me/userlanguageterms', {
      body: { LanguageTermId, LanguageType: 0 },
      operation: 'Your languages',
    }),
  remove: (id) =>
    callApi('DELETE /me/userlanguageterms/{id}', { params: { id }, operation: 'Your languages' }),
  dependents: ['GET /me/userlanguageterms', ...languageReads, ...targetedReads],
};

/**
 * Sends what differs between two choices, and tells through `reached` what is stored afterwards.
 * Throws the first `FailureError`; what else could be stored is stored then.
 */
export async function saveTerms(
  kind: TermKind,
  from: ChosenTerms,
  to: ChosenTerms,
  reached: (stored: ChosenTerms) => void,
): Promise<void> {
  const { added, removed } = choiceChanges(from, to);
  const stored = new Set(from);
  const outcomes = await Promise.allSettled([
    ...added.map(async (id) => {
      await kind.add(id);
      stored.add(id);
    }),
    ...removed.map(async (id) => {
      await kind.remove(id).catch(unlessGone);
      stored.delete(id);
    }),
  ]);
  if (outcomes.some(({ status }) => status === 'fulfilled')) {
    reached(stored);
    if (kind.event) track({ Name: kind.event });
  }
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Everything that depends on the choice is read again (CACHE-17, LANG-09). */
export async function refreshDependents({ dependents }: TermKind): Promise<void> {
  await invalidate(...dependents);
}

/** A term that somebody else, or another window, has already removed is as it should be. */
function unlessGone(error: unknown): void {
  if (!(error instanceof FailureError && error.failure.status === 404)) throw error;
}
