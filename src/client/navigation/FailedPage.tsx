import { useEffect, useState } from 'react';
import { Button } from '@fluentui/react-components';
import { retryDelay } from '#shared/rules/values/retryDelay';
import { reachesServer } from '../data/connection/reachesServer';
import type { PartFailure } from '../loading/Boundary';
import { isMissingCode } from '../loading/loadable';
import { leftOut, Part } from '../loading/Part';
import { useTexts } from '../texts/useTexts';
import { useOnline } from '../platform/useOnline';
import { LateRefreshDialog } from './lateRefreshDialog';
import { PageMessage } from './PageMessage';
import { useIsReached } from './useIsReached';
import { Waiting } from './Waiting';

/** Milliseconds before the server is asked again. */
const pauses = { first: 1_000, maxLength: 30_000 };

/** Stands in place of a page that cannot be shown. */
export function FailedPage({ error, retry }: PartFailure) {
  const { start, refreshDialog } = useTexts();
  if (isMissingCode(error)) return <MissingCode retry={retry} />;
  return (
    <PageMessage title={refreshDialog.title} text={start.pageFailed}>
      <ReloadButton />
    </PageMessage>
  );
}

/**
 * In place of a page whose code could not be had. While the server answers, a newer build has
 * replaced it, and only a reload helps (ERRORS-24); without a network, or without the server, a
 * reload would help nobody.
 */
function MissingCode({ retry }: { retry: () => void }) {
  const isReached = useIsReached();
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

/**
 * A page that was never opened on this device, and cannot be fetched now: shown as soon as the
 * network is back, or when the person asks.
 */
function UnreachedPage({ retry }: { retry: () => void }) {
  const { start, shell } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  useWhenReached(retry);
  const tryAgain = async () => {
    setAsking(true);
    const isReached = await reachesServer();
    setAsking(false);
    // Said once more, so that it is heard.
    if (!isReached) return setTries((before) => before + 1);
    document.getElementById('content')?.focus({ preventScroll: true });
    retry();
  };
  return (
    <PageMessage key={tries} title={start.pageOffline} text={start.pageOfflineHint}>
      <Button appearance="primary" disabledFocusable={isAsking} onClick={() => void tryAgain()}>
        {isAsking ? shell.loading : start.tryAgain}
      </Button>
    </PageMessage>
  );
}

/**
 * Runs once the device has a network and the server answers over it, which may be a while after:
 * asked again in growing pauses, while somebody looks.
 */
function useWhenReached(run: () => void): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async (attempts: number) => {
      const isReached = !document.hidden && (await reachesServer());
      if (isOver) return;
      if (isReached) return run();
      timer = setTimeout(() => void ask(attempts + 1), retryDelay(attempts, undefined, pauses));
    };
    void ask(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOnline, run]);
}

/** Loads the whole portal again. */
function ReloadButton() {
  return (
    <Button appearance="primary" onClick={() => location.reload()}>
      {useTexts().shell.refresh}
    </Button>
  );
}
