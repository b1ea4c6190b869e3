import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { severityOf, shownAtFirst } from '#shared/rules/widgets/broadcasts';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/style/hiddenText';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { SourceNotice } from '../../ui/widget/SourceNotice';
import { useFailureKept } from '../../ui/widget/useTriesAgain';
import type { WidgetState } from '../../ui/widget/widgetState';
import { useArrivals } from './useArrivals';
import { useBannerMessages, useHiddenMessages, useNextStart } from './useBroadcasts';

const BroadcastStrip = lazyPart(() => import('./BroadcastStrip'), 'BroadcastStrip');

const useStyles = makeStyles({
  // The geometry of a closed message, see `bannerStyles`: on a phone a long title takes two lines,
  // unless there are several.
  placeholder: {
    minHeight: '45px',
    padding: '10px 104px 11px 44px',
    boxSizing: 'border-box',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
  },
  title: {
    visibility: 'hidden',
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    '@media (max-width: 767.98px)': { WebkitLineClamp: 2 },
  },
  // In line with the header above.
  trouble: {
    maxWidth: '1384px',
    margin: '0 auto',
    padding: `0 ${tokens.spacingHorizontalL}`,
    '@media (min-width: 768px)': { padding: `0 ${tokens.spacingHorizontalXXL}` },
    '@media (min-width: 1200px)': { padding: '0 40px' },
    '& > *': { marginTop: tokens.spacingVerticalM },
  },
  oneLine: { '@media (max-width: 767.98px)': { WebkitLineClamp: 1 } },
});

/** The place of messages in the header; the code that draws them loads with the first one. */
export function BroadcastArea() {
  const styles = useStyles();
  const texts = useTexts().broadcasts;
  const { messages, state } = useBannerMessages();
  const hidden = useHiddenMessages();
  useNextStart();
  return (
    <>
      {messages && messages.length > 0 && (
        <Part waiting={<Placeholder messages={messages} />}>
          <BroadcastStrip messages={messages} />
        </Part>
      )}
      {/* It stays, to take the keyboard from a notice whose "Try again" has worked. */}
      <section className={styles.trouble}>
        <Trouble name={texts.region} state={state} />
        {state.state === 'ready' && !state.stale && (
          <Trouble name={texts.hiddenMessages} state={hidden.state} />
        )}
      </section>
      <Announcer messages={messages} />
    </>
  );
}

/** Says that messages could not be read, or not anew, and tries again. */
function Trouble({ name, state }: { name: string; state: WidgetState<unknown> }) {
  const { shown, tryAgain } = useFailureKept(state);
  if (shown.state === 'failed')
    return <SourceNotice name={name} failure={shown.failure} reload={tryAgain} />;
  if (shown.state !== 'ready' || !shown.stale) return null;
  return <SourceNotice name={name} {...shown.stale} reload={shown.reload} />;
}

/** As high as the messages, so that the page does not jump when they are drawn. */
function Placeholder({ messages }: { messages: readonly BroadcastMessage[] }) {
  const styles = useStyles();
  const isNarrow = !useIsAtLeast('md');
  const count = shownAtFirst(messages, isNarrow);
  return (
    <div aria-hidden>
      {messages.slice(0, count).map(({ Id, Title }) => (
        <div key={Id} className={styles.placeholder}>
          <span className={mergeClasses(styles.title, messages.length > 1 && styles.oneLine)}>
            {Title}
          </span>
        </div>
      ))}
      {messages.length > count && <div className={styles.placeholder} />}
    </div>
  );
}

/** Says aloud what arrives while the page is open; a critical message at once. */
function Announcer({ messages }: { messages: readonly BroadcastMessage[] | undefined }) {
  const { hidden } = useHiddenText();
  const { severities } = useTexts().broadcasts;
  const arrived = useArrivals(messages);
  const said = (isCritical: boolean) =>
    arrived
      .filter(({ BroadcastType }) => (severityOf(BroadcastType) === 'critical') === isCritical)
      .map(({ BroadcastType, Title }) => `${severities[severityOf(BroadcastType)]}: ${Title}`)
      .join('. ');
  return (
    <>
      <div role="alert" className={hidden}>
        {said(true)}
      </div>
      <div role="status" className={hidden}>
        {said(false)}
      </div>
    </>
  );
}
