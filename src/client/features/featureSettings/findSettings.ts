import {
  settingDefinition,
  settingGroups,
  type SettingGroup,
} from '#shared/rules/settings/settingTable';
import type { SettingKey } from '#shared/rules/settings/settings';
import { isOneOf } from '#shared/rules/values/records';
import type { Texts } from '../../texts/topics';
import type { SettingInForce } from './useFeatureSettings';

export interface Wanted {
  words: string;
  onlyChanged: boolean;
  /** Without one: every group. */
  group?: SettingGroup;
}

/** The texts that a search finds a setting by. */
export interface SettingTexts extends Pick<Texts['settingTitles'], 'titles' | 'synonyms'> {
  sentences: Readonly<Record<SettingKey, string>>;
  groups: Readonly<Record<SettingGroup, string>>;
}

/**
 * The settings of every group whose title, sentence, key, synonyms or group holds every word.
 */
export function findSettings(
  settings: readonly SettingInForce[],
  { titles, synonyms, sentences, groups }: SettingTexts,
  { words, onlyChanged }: Omit<Wanted, 'group'>,
): SettingInForce[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return settings.filter(({ key, isDifferent }) => {
    const said = [titles[key], sentences[key], key, synonyms[key], groups[groupOf(key)]];
    const searched = said.join(' ').toLocaleLowerCase();
    return (isDifferent || !onlyChanged) && wanted.every((word) => searched.includes(word));
  });
}

export const groupOf = (key: SettingKey): SettingGroup => settingDefinition(key).group;

/** The search in an address; a group that does not exist is none. */
export function wantedIn(address: URLSearchParams): Wanted {
  const group = address.get('group') ?? '';
  return {
    words: address.get('search') ?? '',
    onlyChanged: address.has('changed'),
    ...(isOneOf(settingGroups, group) && { group }),
  };
}

/** The address with this search; whatever else it says is kept. */
export function addressOfWanted(
  present: URLSearchParams,
  { words, onlyChanged, group }: Wanted,
): URLSearchParams {
  const next = new URLSearchParams(present);
  const said = { group, search: words, changed: onlyChanged ? 'true' : '' };
  for (const [name, value] of Object.entries(said))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}
