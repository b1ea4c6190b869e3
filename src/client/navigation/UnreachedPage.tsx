import { useEffect, useState } from 'react';
import { Button } from '@fluentui/react-components';
import { reachesServer } from '../data/reachesServer';
import { useTexts } from '../texts/useTexts';
import { useOnline } from '../ui/useOnline';
import { PageMessage } from './PageMessage';

/**
 * A page that was never opened on this device, and cannot be fetched now: shown as soon as the
 * network is back, or when the person asks.
 */
export function UnreachedPage({ retry }: { retry: () => void }) {
  const { start, shell } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) void reachesServer().then((isReached) => isReached && retry());
  }, [isOnline, retry]);
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
