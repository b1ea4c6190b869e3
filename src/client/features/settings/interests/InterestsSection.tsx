import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync';
import { useTexts } from '../../../texts/useTexts';
import { WidgetFrame } from '../../../ui/widget/WidgetFrame';
import { ChannelTree } from './ChannelTree';
import { ChannelsPlaceholder } from '../ChoicesPlaceholder';
import { SettingsSection } from '../SettingsSection';
import { useInterests } from './useInterests';
import { useSyncNow } from '../useSyncNow';
import { fingerHeight } from '../../../ui/style/layout';

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

const useStyles = makeStyles({
  root: { alignSelf: 'flex-start', ...fingerHeight },
});

/**
 * "Sync now": brings the channels in step with the directory at once (SETTINGS-45); nothing where
 * the organisation does not offer it.
 */
function SyncButton() {
  const styles = useStyles();
  const { interests } = useTexts('settings');
  const { interestssyncing } = useTexts('alertMessages');
  const { isOffered, isSyncing, sync } = useSyncNow();
  return (
    isOffered && (
      <Button
        className={styles.root}
        icon={<ArrowSyncRegular />}
        disabledFocusable={isSyncing}
        onClick={sync}
      >
        {isSyncing ? interestssyncing : interests.syncNow}
      </Button>
    )
  );
}
