import type { UserChannelTerm } from '#shared/contract/pages/terms';
import {
  languageTermOf,
  mappedChannels,
  mappedGroups,
  mappedProperties,
  syncChanges,
  type DirectoryEntry,
} from '#shared/rules/people/directorySync';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { callApi } from '../connection/callApi';
import { lifetimes } from '../cache/lifetimes';
import { channelKind, languageKind, refreshDependents } from './chosenTerms';
import { connection } from '../connection/connection';
import { readGraph } from '../graph/graph';
import { memberGroupsAmong } from '../session/memberGroups';
import { channelTreeRead, languageTermsRead } from './useTerms';

const operation = 'Your interests';
/** Names of the flags that say that it was done a short while ago (CHANNELS-16, LANG-12). */
const flags = { channels: 'sync/channels', languages: 'sync/languages' } as const;

interface Sync {
  settings: Pick<FeatureSettings, 'enableUserChannelAutoSync' | 'enableAzureADGroupSync'>;
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
  return connection().cache.peek(flags[kind]) === undefined;
}

/**
 * Follows the channels that the directory says, and leaves those that are gone (Spec: content §4).
 * Throws a `FailureError`.
 */
export async function syncChannels({ settings, lcid, signal }: Sync): Promise<SyncOutcome> {
  const [terms, stored] = await Promise.all([
    channelTreeRead(lcid).read(signal),
    callApi('GET /me/userchannelterms', { operation, signal }),
  ]);
  const groups = settings.enableAzureADGroupSync ? mappedGroups(terms) : [];
  const entry: DirectoryEntry = {
    properties: await ownProperties(mappedProperties(terms), signal),
    groups: new Set(await memberGroupsAmong(groups, { operation, signal })),
  };
  const changes = syncChanges(terms, stored.map(storedTerm), mappedChannels(terms, entry));
  await Promise.all([
    ...changes.added.map((ChannelTermId) =>
      callApi('POST /me/userchannelterms', {
        body: { ChannelTermId, ChannelType: 1 },
        operation,
        signal,
      }),
    ),
    ...[...changes.left, ...changes.gone].map((id) => channelKind.remove(id)),
  ]);
  connection().cache.put(flags.channels, true, lifetimes.syncFlags);
  if (changes.added.length + changes.left.length + changes.gone.length > 0)
    await refreshDependents(channelKind);
  return { added: changes.added.length, gone: changes.gone.length };
}

/**
 * Reads in the language of the directory who has chosen none themselves (LANG-12). Throws a
 * `FailureError`.
 */
export async function syncLanguages({
  lcid,
  signal,
}: Pick<Sync, 'lcid' | 'signal'>): Promise<void> {
  const stored = await callApi('GET /me/userlanguageterms', {
    operation: 'Your languages',
    signal,
  });
  if (stored.length === 0) {
    const [terms, { preferredLanguage }] = await Promise.all([
      languageTermsRead(lcid).read(signal),
      ownProperties(['preferredLanguage'], signal),
    ]);
    const term =
      typeof preferredLanguage === 'string' ? languageTermOf(terms, preferredLanguage) : undefined;
    if (term) {
      await callApi('POST /me/userlanguageterms', {
        body: { LanguageTermId: term.Guid, LanguageType: 1 },
        operation: 'Your languages',
        signal,
      });
      await refreshDependents(languageKind);
    }
  }
  connection().cache.put(flags.languages, true, lifetimes.syncFlags);
}

async function ownProperties(
  names: readonly string[],
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const safe = names.filter((name) => /^[A-Za-z]\w*$/.test(name));
  return safe.length > 0
    ? readGraph<Record<string, unknown>>(`/me?$select=${safe.join(',')}`, {
        scopes: ['User.Read'],
        operation,
        signal,
      })
    : {};
}

function storedTerm({ ChannelTermId, ChannelType }: UserChannelTerm) {
  return { id: ChannelTermId, isFromDirectory: ChannelType === 1 };
}
