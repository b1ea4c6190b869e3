import { useTexts } from '../../texts/useTexts';
import { SwitchSection } from './SwitchSection';
import { useMayHaveFollowedSites, useNewsSettings } from './useNewsSettings';

/** Section "News" of the settings (SETTINGS-48). */
export function NewsSettingsSection() {
  return useMayHaveFollowedSites() ? <FollowedSites /> : null;
}

function FollowedSites() {
  const { title, introduction, name, followedSites, followedSitesHint } = useTexts('settings').news;
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
