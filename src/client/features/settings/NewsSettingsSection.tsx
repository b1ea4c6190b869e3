import { useSettingsTexts } from '../../texts/useSettingsTexts';
import { SwitchSection } from './SwitchSection';
import { useNewsSettings } from './useNewsSettings';

/** Section "News" of the settings (SETTINGS-48). */
export function NewsSettingsSection() {
  const { title, introduction, name, followedSites, followedSitesHint } = useSettingsTexts().news;
  return (
    <SwitchSection
      title={title}
      introduction={introduction}
      name={name}
      {...useNewsSettings()}
      label={followedSites}
      hint={followedSitesHint}
    />
  );
}
