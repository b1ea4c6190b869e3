import { Suspense, lazy, useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';
import { loadRefreshDialog } from './loadRefreshDialog';

const RefreshDialog = lazy(loadRefreshDialog);

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: tokens.spacingVerticalM, padding: '12vh 16px', textAlign: 'center' },
});

/** Stands in place of a page that cannot be shown. */
export function FailedPage({ isMissingCode }: { isMissingCode: boolean }) {
  const styles = useStyles();
  const { start, refreshDialog, shell } = useTexts();
  const [asksToReload, setAsksToReload] = useState(isMissingCode);
  return (
    <div className={styles.root} role="alert">
      <Text as="h1" size={600} weight="semibold">{refreshDialog.title}</Text>
      <Text>{isMissingCode ? refreshDialog.text : start.pageFailed}</Text>
      <Button appearance="primary" onClick={() => location.reload()}>{shell.refresh}</Button>
      {asksToReload && <Suspense><RefreshDialog hasTitle close={() => setAsksToReload(false)} /></Suspense>}
    </div>
  );
}
