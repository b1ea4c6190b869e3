import type { UserChannelTerm } from '#shared/contract/pages/terms';
import {
  languageTermOf,
  mappedChannels,
  mappedGroups,
  mappedProperties,
  syncChanges,
  type DirectoryEntry,
  type StoredTerm,
} from '#shared/rules/people/directorySync';
import type { ChosenTerms } from '#shared/rules/targeting/termChoice';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { callApi } from '../connection/callApi';
import { lifetimes } from '../cache/lifetimes';
import {
  channelKind,
  languageKind,
  refreshDependents,
  saveTerms,
  type TermKind,
} from './chosenTerms';
import { connection } from '../connection/connection';
import { readOwnDetails } from '../people/directory';
import { readMemberships } from '../session/memberGroups';
import { channelTreeRead, languageTermsRead } from './useTerms';

const operation = 'Your interests';
/** Names of the flags that say that it was done a short while ago (CHANNELS-16, LANG-12). */
const flags = {
  channels: 'sync/channels',
  goneChannels: 'sync/goneChannels',
  languages: 'sync/languages',
} as const;

interface Sync {
  settings: Pick<
    FeatureSettings,
    'enableUserChannelAutoSync' | 'enableAzureADGroupSync' | 'enableSyncSettings'
  >;
  lcid: number;
  signal: AbortSignal;
}

export interface SyncOutcome {
  added: number;
  /** Channels that people followed and that no longer exist. */
  gone: number;
}

/** True when the kind was not synchronised within the last 24 hours. */
export function isSyncDue(kind: keyof typeof flags): boolean {
  const done = connection().cache.peek(flags[kind]);
  // The device's clock was ahead then: when it was nobody knows.
  return done === undefined || Date.parse(done.AddedToCache) > Date.now();
}

/**
 * Follows the channels that the directory says, and leaves those that are gone (Spec: content §4).
 * Throws a `FailureError`.
 */
export async function syncChannels({ settings, lcid, signal }: Sync): Promise<SyncOutcome> {
  const { terms, stored } = await channelsNow({ lcid, signal });
  const mapped = settings.enableAzureADGroupSync ? mappedGroups(terms) : [];
  const memberships = await readMemberships(mapped, { operation, signal });
  const entry: DirectoryEntry = {
    properties: await readOwnDetails(mappedProperties(terms), { operation, signal }),
    groups: new Set(
      memberships.flatMap(({ GroupId, UserIsMember }) => (UserIsMember ? [GroupId] : [])),
    ),
  };
  const { added, left, released, gone } = syncChanges(terms, stored, mappedChannels(terms, entry));
  // A channel that the person chose and the directory says is stored again, as the directory's.
  const followed = stored.filter(({ id }) => !added.includes(id));
  const changes = { added, removed: [...left, ...gone] };
  const settled = await store(synced(signal), idsOf(followed), changes);
  await release(settled, released, signal);
  noteSync('channels', 'goneChannels');
  return { added: added.filter((id) => settled.has(id)).length, gone: gone.length };
}

/**
 * Leaves the channels that are gone, and no others (CHANNELS-18); the directory is not asked. Where
 * the organisation synchronises no more, those that it had set are the person's own. Throws a
 * `FailureError`.
 */
export async function leaveGoneChannels({ settings, ...sync }: Sync): Promise<SyncOutcome> {
  const { terms, stored } = await channelsNow(sync);
  const { gone, left, released } = syncChanges(terms, stored, new Set());
  const kept = await store(synced(sync.signal), idsOf(stored), { added: [], removed: gone });
  if (!settings.enableUserChannelAutoSync && !settings.enableSyncSettings)
    await release(kept, [...left, ...released], sync.signal);
  noteSync('goneChannels');
  return { added: 0, gone: gone.length };
}

/** The directory says these no more: they are followed on, as if the person had chosen them. */
async function release(followed: ChosenTerms, released: readonly string[], signal: AbortSignal) {
  const kept = new Set([...followed].filter((id) => !released.includes(id)));
  await store(own(signal), kept, { added: released, removed: [] });
}

/**
 * Stores what has changed, and resolves to what is followed then; what depends on it is read again
 * even where a part of it failed.
 */
async function store(
  kind: TermKind,
  from: ChosenTerms,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<ChosenTerms> {
  const to = new Set([...from, ...added]);
  for (const id of removed) to.delete(id);
  let isStored = false;
  try {
    return await saveTerms(kind, from, to, () => (isStored = true));
  } finally {
    if (isStored) await refreshDependents(channelKind);
  }
}

/** Channels that the directory says; nobody has chosen them. */
function synced(signal: AbortSignal): TermKind {
  const { id, remove, dependents } = channelKind;
  const add = (ChannelTermId: string) =>
    callApi('POST /me/userchannelterms', {
      body: { ChannelTermId, ChannelType: 1 },
      ...{ operation, signal },
    });
  return { id, add, remove, dependents };
}

/** Channels that the directory had set, and that are the person's own from now on. */
function own(signal: AbortSignal): TermKind {
  const add = (id: string) =>
    callApi('PUT /me/userchannelterms/{id}/own', { params: { id }, operation, signal });
  return { ...synced(signal), add };
}

/** The channels that there are, and those that the person follows. */
async function channelsNow({ lcid, signal }: Omit<Sync, 'settings'>) {
  const [terms, stored] = await Promise.all([
    channelTreeRead(lcid).read(signal),
    callApi('GET /me/userchannelterms', { operation, signal }),
  ]);
  return { terms, stored: stored.map(storedTerm) };
}

function noteSync(...kinds: (keyof typeof flags)[]): void {
  for (const kind of kinds) connection().cache.put(flags[kind], true, lifetimes.syncFlags);
}

/**
 * Reads in the language of the directory who has chosen none themselves; who has left one has
 * chosen (LANG-12). Throws a `FailureError`.
 */
export async function syncLanguages({
  lcid,
  signal,
}: Pick<Sync, 'lcid' | 'signal'>): Promise<void> {
  const asked = { operation: 'Your languages', signal };
  const stored = await callApi('GET /me/userlanguageterms', asked);
  // Not as kept: they may have left one on another device.
  if (stored.length === 0 && !(await callApi('GET /users/me', asked)).HasLeftLanguages) {
    const [terms, { preferredLanguage }] = await Promise.all([
      languageTermsRead(lcid).read(signal),
      readOwnDetails(['preferredLanguage'], { operation, signal }),
    ]);
    const term =
      typeof preferredLanguage === 'string' ? languageTermOf(terms, preferredLanguage) : undefined;
    if (term) {
      await callApi('POST /me/userlanguageterms', {
        body: { LanguageTermId: term.Guid, LanguageType: 1 },
        ...asked,
      });
      await refreshDependents(languageKind);
    }
  }
  noteSync('languages');
}

function idsOf(stored: readonly StoredTerm[]): ChosenTerms {
  return new Set(stored.map(({ id }) => id));
}

function storedTerm({ ChannelTermId, ChannelType }: UserChannelTerm) {
  return { id: ChannelTermId, isFromDirectory: ChannelType === 1 };
}
