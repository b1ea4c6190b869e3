import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { inRow } from '../../ui/style/layout';
import { useOnline } from '../../platform/useOnline';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({
  root: {
    ...inRow(),
    justifyContent: 'center',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorStatusWarningBackground2,
    color: tokens.colorStatusWarningForeground2,
    borderBottom: `1px solid ${tokens.colorStatusWarningBorder1}`,
    fontSize: tokens.fontSizeBase300,
  },
});

/**
 * A bar above the page while there is no network; the page stays usable (OFFLINE-01, OFFLINE-02,
 * OFFLINE-06).
 */
export function OfflineBar() {
  const styles = useStyles();
  const { shell } = useTexts();
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <div className={styles.root}>
          <span>{shell.offline}</span>
          <Button size="small" onClick={() => location.reload()}>
            {shell.refresh}
          </Button>
        </div>
      )}
    </div>
  );
}
