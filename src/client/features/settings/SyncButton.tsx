import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync';
import { useTexts } from '../../texts/useTexts';
import { useSyncNow } from './useSyncNow';

const useStyles = makeStyles({
  root: { alignSelf: 'flex-start', '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

/**
 * "Sync now": brings the channels in step with the directory at once (SETTINGS-45); nothing where
 * the organisation does not offer it.
 */
export function SyncButton() {
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
