import { useHasLicence } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { SwitchSection } from './SwitchSection';
import { useNewsSettings } from './useNewsSettings';

/** Section "News" of the settings (SETTINGS-48); the sites in it are SharePoint's. */
export function NewsSettingsSection() {
  return useHasLicence() ? <FollowedSites /> : null;
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
