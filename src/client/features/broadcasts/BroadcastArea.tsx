import { Suspense, lazy } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { severityOf } from '#shared/rules/broadcasts';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/hiddenText';
import { useArrivals } from './useArrivals';
import { useBannerMessages, useNextStart } from './useBroadcasts';

const BroadcastStrip = lazy(() => import('./BroadcastStrip').then(({ BroadcastStrip: component }) => ({ default: component })));

const useStyles = makeStyles({
  placeholder: { height: '45px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, boxSizing: 'border-box' },
});

/** The place of messages in the header; the code that draws them loads with the first one. */
export function BroadcastArea() {
  const messages = useBannerMessages();
  useNextStart();
  return (
    <>
      {messages && messages.length > 0 && <Suspense fallback={<Placeholder count={messages.length} />}><BroadcastStrip messages={messages} /></Suspense>}
      <Announcer messages={messages} />
    </>
  );
}

/** As high as the messages, so that the page does not jump when they are drawn. */
function Placeholder({ count }: { count: number }) {
  const styles = useStyles();
  return <div aria-hidden>{Array.from({ length: Math.min(count, 3) }, (_, index) => <div key={index} className={styles.placeholder} />)}</div>;
}

/** Says aloud what arrives while the page is open; a critical message at once. */
function Announcer({ messages }: { messages: readonly BroadcastMessage[] | undefined }) {
  const { hidden } = useHiddenText();
  const { severities } = useTexts().broadcasts;
  const arrived = useArrivals(messages);
  const said = (isCritical: boolean) => arrived.filter(({ BroadcastType }) => (severityOf(BroadcastType) === 'critical') === isCritical).map(({ BroadcastType, Title }) => `${severities[severityOf(BroadcastType)]}: ${Title}`).join('. ');
  return (
    <>
      <div role="alert" className={hidden}>{said(true)}</div>
      <div role="status" className={hidden}>{said(false)}</div>
    </>
  );
}
