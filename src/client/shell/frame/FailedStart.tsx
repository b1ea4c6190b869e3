import { useLayoutEffect } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { Failure } from '../../data/connection/failure';
import { stacked } from '../../ui/style/layout';
import { removeSkeleton } from './removeSkeleton';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../../ui/trouble/ErrorPanel';
import { Logo } from '../Logo';
import { OfflineBar } from './OfflineBar';
import { MorePermissions } from './MorePermissions';

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalL),
    width: '100%',
    maxWidth: '560px',
    margin: '0 auto',
    padding: '12vh 16px',
  },
});

/** Stands in place of the portal when what it needs could not be read. */
export function FailedStart({ failure, reload }: { failure: Failure; reload: () => void }) {
  const styles = useStyles();
  const { start, shell } = useTexts();
  useLayoutEffect(removeSkeleton, []);
  return (
    <>
      <OfflineBar />
      <MorePermissions />
      <main className={styles.root}>
        <Logo size={48} />
        <Text as="h1" size={600} weight="semibold">
          {start.failed}
        </Text>
        <Text>{start.failedHint}</Text>
        <ErrorPanel name={shell.defaultTitle} failure={failure} reload={reload} />
      </main>
    </>
  );
}
