import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { parsedWindow, severityOf } from '#shared/rules/widgets/broadcasts';
import { usePickableChannels } from '../../data/targeting/usePickableChannels';
import { joinedFacts } from '../../editing/joinedFacts';
import { format } from '#shared/rules/values/format';
import { clockOptions, dateFormat, yearIfOther } from '../../texts/formatters';
import { useLcid } from '../../texts/useLcid';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useBannerStyles } from './bannerStyles';
import { severityIcons } from './severityIcons';

const useStyles = makeStyles({
  head: { display: 'flex', gap: tokens.spacingHorizontalS, alignItems: 'flex-start' },
  title: { overflowWrap: 'anywhere' },
  line: {
    display: 'block',
    marginInlineStart: '28px',
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
});

interface BroadcastSummaryProps {
  message: BroadcastMessage;
  /** Ids of the apps that there are; left out: not known. */
  apps: readonly string[] | undefined;
}

/** Severity, title, time and audience of a message in the editors' list. */
export function BroadcastSummary({ message, apps }: BroadcastSummaryProps) {
  const styles = useStyles();
  const banner = useBannerStyles();
  const texts = useTexts().broadcasts;
  const severity = severityOf(message.BroadcastType);
  return (
    <>
      <div className={styles.head}>
        <span className={mergeClasses(banner.icon, banner[`${severity}Icon`])}>
          {severityIcons[severity]}
        </span>
        <Text weight="semibold" size={400} className={styles.title}>
          {message.Title}
        </Text>
      </div>
      <Text size={200} className={styles.line}>
        {joinedFacts([
          texts.severities[severity],
          useWindowText(message),
          useAudienceText(message, apps),
        ])}
      </Text>
    </>
  );
}

const day = { day: 'numeric', month: 'short' } as const;

function useWindowText(message: BroadcastMessage): string {
  const texts = useTexts().broadcasts;
  const { alerts } = useTexts('editing');
  const locale = useLocale();
  const { start, end } = parsedWindow(message);
  // A date is not broken at the end of a line.
  const words = (date: Date) =>
    dateFormat(locale, { ...day, ...clockOptions(locale), ...yearIfOther(date) })
      .format(date)
      .replaceAll(' ', '\u00a0');
  if (start && end) return format(alerts.fromUntil, { start: words(start), end: words(end) });
  if (start) return format(alerts.from, { start: words(start) });
  return end ? format(texts.until, { time: words(end) }) : alerts.always;
}

function useAudienceText(
  { ChannelTermBroadcastMessages, AppTileBroadcastMessages }: BroadcastMessage,
  apps: readonly string[] | undefined,
): string {
  const { alerts, forms } = useTexts('editing');
  const { channels } = usePickableChannels(useLcid());
  const isLeft = AppTileBroadcastMessages.some(({ AppTileId }) => apps?.includes(`${AppTileId}`));
  if (AppTileBroadcastMessages.length > 0)
    return apps && !isLeft ? alerts.unknownApp : alerts.ofAppTiles;
  if (ChannelTermBroadcastMessages.length === 0) return forms.noChannels;
  return ChannelTermBroadcastMessages.map(({ ChannelTermId }) =>
    channels
      ? (channels.find(({ id }) => id === ChannelTermId)?.name ?? forms.unknownChannel)
      : '…',
  ).join(', ');
}
