import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useReach } from '../../../../data/targeting/useReach';
import { numberFormat } from '../../../../texts/formatters';
import { useLocale } from '../../../../texts/useLocale';
import { useTexts } from '../../../../texts/useTexts';

const useStyles = makeStyles({
  count: { color: tokens.colorNeutralForeground2 },
  nobody: { color: tokens.colorStatusDangerForeground3 },
});

interface ReachTextProps {
  channels: readonly string[];
  /** Id of the language; empty for none. */
  language: string;
}

/** How many people the page reaches, by the server's own rules; a failure says so. */
export function ReachText({ channels, language }: ReachTextProps) {
  const styles = useStyles();
  const { reach: words } = useTexts('editing').alerts;
  const texts = useTexts('pageEditor');
  const { errors } = useTexts().widgets;
  const numbers = numberFormat(useLocale());
  const state = useReach(channels, language);
  if (state.state === 'failed')
    return <Text>{`${format(errors.title, { name: words.name })}.`}</Text>;
  const reach = state.state === 'ready' ? state.value : undefined;
  const isNobody = reach?.People === 0;
  if (isNobody && channels.length > 0)
    return <Text className={styles.nobody}>{texts.findings.nobody}</Text>;
  const count = (value: number | undefined) => (value === undefined ? '…' : numbers.format(value));
  return (
    <Text className={isNobody ? styles.nobody : styles.count}>
      {`${format(words.count, { reached: count(reach?.People), people: count(reach?.OfPeople) })}.`}
    </Text>
  );
}
