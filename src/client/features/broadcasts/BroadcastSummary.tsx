import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { parsedWindow, severityOf } from '#shared/rules/widgets/broadcasts';
import { usePickableChannels } from '../../data/targeting/usePickableChannels';
import { format } from '#shared/rules/values/format';
import { dateFormat } from '../../texts/formatters';
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

/** Severity, title, time and audience of a message in the editors' list. */
export function BroadcastSummary({ message }: { message: BroadcastMessage }) {
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
        {texts.severities[severity]} · {useWindowText(message)} · {useAudienceText(message)}
      </Text>
    </>
  );
}

function useWindowText(message: BroadcastMessage): string {
  const texts = useTexts().broadcasts;
  const { alerts } = useTexts('editing');
  const locale = useLocale();
  const { start, end } = parsedWindow(message);
  const words = (date: Date) =>
    dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  if (start && end) return format(alerts.fromUntil, { start: words(start), end: words(end) });
  if (start) return format(alerts.from, { start: words(start) });
  return end ? format(texts.until, { time: words(end) }) : alerts.always;
}

function useAudienceText({
  ChannelTermBroadcastMessages,
  AppTileBroadcastMessages,
}: BroadcastMessage): string {
  const { alerts, forms } = useTexts('editing');
  const { channels } = usePickableChannels(useLcid());
  if (AppTileBroadcastMessages.length > 0) return alerts.ofAppTiles;
  if (ChannelTermBroadcastMessages.length === 0) return forms.noChannels;
  return ChannelTermBroadcastMessages.map(({ ChannelTermId }) =>
    channels
      ? (channels.find(({ id }) => id === ChannelTermId)?.name ?? forms.unknownChannel)
      : '…',
  ).join(', ');
}
