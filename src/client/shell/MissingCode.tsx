import { Suspense, lazy, useEffect, useState } from 'react';
import { reachesServer } from '../data/reachesServer';
import { useTexts } from '../texts/useTexts';
import { loadRefreshDialog } from './loadRefreshDialog';
import { PageMessage } from './PageMessage';
import { ReloadButton } from './ReloadButton';
import { UnreachedPage } from './UnreachedPage';
import { Waiting } from './Waiting';

const RefreshDialog = lazy(loadRefreshDialog);

/**
 * In place of a page whose code could not be had. While the server answers, a newer build has
 * replaced it, and only a reload helps (ERRORS-24); without a network, or without the server, a
 * reload would help nobody.
 */
export function MissingCode({ retry }: { retry: () => void }) {
  const [isReached, setReached] = useState(navigator.onLine ? undefined : false);
  useEffect(() => {
    if (isReached === undefined) void reachesServer().then(setReached);
  }, [isReached]);
  if (isReached === undefined) return <Waiting />;
  return isReached ? <ReplacedPage /> : <UnreachedPage retry={retry} />;
}

function ReplacedPage() {
  const { refreshDialog } = useTexts();
  const [asksToReload, setAsksToReload] = useState(true);
  return (
    <PageMessage title={refreshDialog.title} text={refreshDialog.text}>
      <ReloadButton />
      {asksToReload && (
        <Suspense>
          <RefreshDialog hasTitle close={() => setAsksToReload(false)} />
        </Suspense>
      )}
    </PageMessage>
  );
}
