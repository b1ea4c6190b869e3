import { Title2, makeStyles } from '@fluentui/react-components';
import { useTexts } from '../../../texts/useTexts';
import { AppsAndTools } from '../AppsAndTools';

// Beside it stands the button that closes the dialog.
const useStyles = makeStyles({ title: { margin: '0 40px 20px 0' } });

/** Dialog user-app-tiles: the person's apps over any page (APPS-13). */
export function UserTileList() {
  const styles = useStyles();
  return (
    <>
      <Title2 as="h1" block className={styles.title}>
        {useTexts().today.widgets.appTiles}
      </Title2>
      <AppsAndTools place="panel" />
    </>
  );
}
