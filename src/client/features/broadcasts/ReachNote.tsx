import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { windowState, type Window } from '#shared/rules/widgets/broadcasts';
import { useLast } from '../../data/read/useLast';
import { useReach } from '../../data/targeting/useReach';
import { format } from '#shared/rules/values/format';
import { numberFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';
import { SourceNotice } from '../../ui/widget/SourceNotice';
import { useNow } from '../../platform/useNow';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  nobody: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
  icon: { flexShrink: 0, fontSize: '24px', lineHeight: 0, color: tokens.colorBrandForeground1 },
  words: stacked(tokens.spacingVerticalXXS),
  quiet: { color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

/**
 * How many people will see the message, and how that is known. It counts by the channels chosen
 * now, before anything is saved.
 */
export function ReachNote({ channels, window }: { channels: readonly string[]; window: Window }) {
  const { reach: texts } = useTexts('editing').alerts;
  const locale = useLocale();
  const state = useReach(channels);
  const reach = useLast(state);
  if (state.state === 'failed')
    return <SourceNotice name={texts.name} failure={state.failure} reload={state.reload} />;
  const count = (value: number | undefined) =>
    value === undefined ? '…' : numberFormat(locale).format(value);
  return (
    <Note
      window={window}
      isNobody={reach?.People === 0}
      text={format(texts.count, { reached: count(reach?.People), people: count(reach?.OfPeople) })}
      hint={channels.length > 0 ? texts.ofChannels : texts.ofAll}
    />
  );
}

/** The same for a message that stands with apps (BROADCAST-06). */
export function AppReachNote({ window }: { window: Window }) {
  const { reach: texts } = useTexts('editing').alerts;
  return <Note window={window} text={texts.withApps} hint={texts.ofApps} />;
}

interface NoteProps {
  window: Window;
  isNobody?: boolean;
  text: string;
  hint: string;
}

function Note({ window, isNobody = false, text, hint }: NoteProps) {
  const styles = useStyles();
  const { reach: texts } = useTexts('editing').alerts;
  const now = useNow([]);
  const hasEnded = windowState(window, new Date(now)) === 'ended';
  return (
    <div
      role="status"
      className={mergeClasses(styles.root, (hasEnded || isNobody) && styles.nobody)}
    >
      <span className={styles.icon} aria-hidden>
        <PeopleRegular />
      </span>
      <div className={styles.words}>
        <Text weight="semibold">{hasEnded ? texts.ended : text}</Text>
        <Text size={200} className={styles.quiet}>
          {hint}
        </Text>
      </div>
    </div>
  );
}
