import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle';
import type { Why } from '#shared/contract/targeting';
import { withholds } from '#shared/rules/why';
import { useTermNames } from '../../../data/useTermNames';
import { format } from '../../../texts/format';
import { useLcid } from '../../../texts/useLcid';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { plainList, stacked } from '../../../ui/layout';
import { whySentence } from './whySentence';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalS),
  list: { ...stacked(tokens.spacingVerticalSNudge), ...plainList },
  reason: { display: 'flex', gap: tokens.spacingHorizontalS, overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, fontSize: '20px', lineHeight: 0 },
  met: { color: tokens.colorStatusSuccessForeground1 },
  unmet: { color: tokens.colorStatusDangerForeground1 },
});

interface WhyAnswerProps {
  why: Why;
  /** Whom it is about; left out: the reader. */
  name?: string;
}

/** Whether a page is shown and why: what speaks against it first. */
export function WhyAnswer({ why: { IsShown, Rules }, name }: WhyAnswerProps) {
  const styles = useStyles();
  const words = useTexts('pageReading').why;
  const reading = { words, name, locale: useLocale(), names: useTermNames(useLcid()) };
  const outcome = IsShown
    ? 'shown'
    : Rules.some((rule) => withholds('page', rule))
      ? 'withheld'
      : 'unlisted';
  const said = words[name === undefined ? 'you' : 'they'][outcome];
  // That it is published, the page says itself.
  const reasons = Rules.filter(({ Rule, IsMet }) => !IsMet || Rule !== 'published')
    .sort((a, b) => Number(a.IsMet) - Number(b.IsMet))
    .map((rule) => ({ rule, text: whySentence(rule, reading) }));
  return (
    <div className={styles.root}>
      <Text>{format(said, { name: name ?? '' })}</Text>
      <ul className={styles.list}>
        {reasons.map(({ rule: { Rule, IsMet }, text }) => (
          <li key={Rule} className={styles.reason}>
            <span
              aria-hidden
              className={mergeClasses(styles.icon, IsMet ? styles.met : styles.unmet)}
            >
              {IsMet ? <CheckmarkCircleRegular /> : <DismissCircleRegular />}
            </span>
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
