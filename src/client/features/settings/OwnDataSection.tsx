import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useTexts } from '../../texts/useTexts';
import { Choices, SettingsSection } from './SettingsSection';
import { useOwnData } from './useOwnData';
import { fingerHeight } from '../../ui/style/layout';

const useStyles = makeStyles({
  button: fingerHeight,
});

/** Section "Your data" of the settings. */
export function OwnDataSection() {
  const styles = useStyles();
  const { title, introduction, download: action, downloading } = useTexts('settings').data;
  const { download, isRunning } = useOwnData();
  return (
    <SettingsSection title={title} introduction={introduction}>
      <Choices name={title}>
        <Button
          className={styles.button}
          icon={<ArrowDownloadRegular />}
          disabledFocusable={isRunning}
          onClick={download}
        >
          {isRunning ? downloading : action}
        </Button>
      </Choices>
    </SettingsSection>
  );
}
