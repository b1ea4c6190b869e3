import { useEffect, useState } from 'react';
import { leftOut, Part } from '../loading/Part';
import { reachesServer } from '../data/reachesServer';
import { useTexts } from '../texts/useTexts';
import { LateRefreshDialog } from './lateRefreshDialog';
import { PageMessage } from './PageMessage';
import { ReloadButton } from './ReloadButton';
import { UnreachedPage } from './UnreachedPage';
import { Waiting } from './Waiting';

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
        <Part failed={leftOut}>
          <LateRefreshDialog hasTitle close={() => setAsksToReload(false)} />
        </Part>
      )}
    </PageMessage>
  );
}
