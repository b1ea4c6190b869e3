import type { Texts } from '../../texts/topics';
import { settingDefinition } from '#shared/rules/settings/settingTable';
import type { SettingInForce } from './useFeatureSettings';

export interface Wanted {
  words: string;
  onlyChanged: boolean;
}

/** The settings whose name, explanation or group holds every word. */
export function findSettings(
  settings: readonly SettingInForce[],
  texts: Pick<Texts['featureSettings'], 'about' | 'groups'>,
  { words, onlyChanged }: Wanted,
): SettingInForce[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return settings.filter(({ key, isDifferent }) => {
    const told =
      `${key} ${texts.about[key]} ${texts.groups[settingDefinition(key).group]}`.toLocaleLowerCase();
    return (isDifferent || !onlyChanged) && wanted.every((word) => told.includes(word));
  });
}
