import { useTexts } from '../../texts/useTexts';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { ChannelTree } from './ChannelTree';
import { ChannelsPlaceholder } from './ChoicesPlaceholder';
import { SettingsSection } from './SettingsSection';
import { SyncButton } from './SyncButton';
import { useInterests } from './useInterests';

/**
 * Section "Interests" of the settings: the channels that the person follows (CHANNELS-04). Spec:
 * content §2, §4.
 */
export function InterestsSection() {
  const { interests } = useTexts('settings');
  return (
    <SettingsSection
      title={interests.title}
      introduction={interests.introduction}
      anchor="interests"
    >
      <SyncButton />
      <WidgetFrame
        name={interests.name}
        state={useInterests()}
        placeholder={<ChannelsPlaceholder />}
        emptyText={interests.none}
      >
        {(value) => <ChannelTree {...value} />}
      </WidgetFrame>
    </SettingsSection>
  );
}
