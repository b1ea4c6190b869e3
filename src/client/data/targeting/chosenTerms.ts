import type { TrackedEventName } from '#shared/rules/tracking';
import { choiceChanges, type ChosenTerms } from '#shared/rules/targeting/termChoice';
import { loadTopic } from '../../texts/catalogues';
import { currentLanguage } from '../../texts/language';
import { plural } from '../../texts/plural';
import { callApi } from '../connection/callApi';
import { FailureError } from '../connection/failure';
import { showNotice } from '../notices';
import { invalidate } from '../read/invalidate';
import type { ReadName } from '../read/readKey';
import { followedChannelReads, readLanguageReads } from '../portalReads/targetedReads';
import { track } from '../tracking';
import { beginChoice, type ChoiceId } from './ownChoice';

/**
 * One kind of terms that people choose: how a choice is stored, and which cached values depend on
 * it.
 */
export interface TermKind {
  id: ChoiceId;
  add: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  dependents: readonly ReadName[];
  /** By which words the person learns that some were gone; left out: nobody has asked for them. */
  gone?: 'interests' | 'languages';
  /** The event that is counted when the choice was changed. */
  event?: TrackedEventName;
}

/** CHANNELS-28, CHANNELS-29. */
export const channelKind: TermKind = {
  id: 'userChannelTerms',
  add: (ChannelTermId) =>
    callApi('POST /me/userchannelterms', {
      body: { ChannelTermId, ChannelType: 0 },
      operation: 'Your interests',
    }),
  remove: (id) =>
    callApi('DELETE /me/userchannelterms/{id}', { params: { id }, operation: 'Your interests' }),
  dependents: followedChannelReads,
  gone: 'interests',
  // TRACK-11.
  event: 'WPUserChannels',
};

/** LANG-10, LANG-11. */
export const languageKind: TermKind = {
  id: 'userLanguageTerms',
  add: (LanguageTermId) =>
    callApi('POST /me/userlanguageterms', {
      body: { LanguageTermId, LanguageType: 0 },
      operation: 'Your languages',
    }),
  remove: (id) =>
    callApi('DELETE /me/userlanguageterms/{id}', { params: { id }, operation: 'Your languages' }),
  dependents: readLanguageReads,
  gone: 'languages',
};

/**
 * Sends what differs between two choices, and tells through `reached` what is stored afterwards,
 * where that has changed or terms are gone. Resolves to the second choice, without the terms that
 * are gone, of which the person is told; to the first one where nothing has changed.
 * Throws the first `FailureError`; what else could be stored is stored then.
 */
export async function saveTerms(
  kind: TermKind,
  from: ChosenTerms,
  to: ChosenTerms,
  reached: (stored: ChosenTerms) => void,
): Promise<ChosenTerms> {
  const { added, removed } = choiceChanges(from, to);
  const stored = new Set(from);
  const gone: string[] = [];
  const end = beginChoice(kind.id);
  const outcomes = await Promise.allSettled([
    ...added.map(async (id) => {
      if (await isGone(kind.add(id))) gone.push(id);
      else stored.add(id);
    }),
    ...removed.map(async (id) => {
      // A term that somebody else, or another window, has already removed is as it should be.
      await isGone(kind.remove(id));
      stored.delete(id);
    }),
  ]);
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length - gone.length;
  end(done > 0 ? stored : undefined);
  if (done > 0 || gone.length > 0) reached(stored);
  if (done > 0 && kind.event) track({ Name: kind.event });
  if (gone.length > 0) await noticeGone(kind, gone.length);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  if (done === 0) return from;
  return gone.length > 0 ? stored : to;
}

async function noticeGone({ gone }: TermKind, count: number): Promise<void> {
  const texts = gone && (await loadTopic('settings').catch(() => undefined))?.[gone];
  if (!texts) return;
  const text = plural(texts.gone, count, currentLanguage());
  showNotice({ kind: 'info', text, duration: 5_000 });
}

/** Everything that depends on the choice is read again (CACHE-17, LANG-09). */
export async function refreshDependents({ dependents }: TermKind): Promise<void> {
  await invalidate(...dependents);
}

/** Whether the server answers that there is no such term. */
async function isGone(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return false;
  } catch (error) {
    if (error instanceof FailureError && error.failure.status === 404) return true;
    throw error;
  }
}
