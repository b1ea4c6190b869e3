import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle';
import type { Why, WhyRule } from '#shared/contract/people/targeting';
import { outcomeOf, type TargetedKind } from '#shared/rules/targeting/why';
import { useTermNames } from '../data/targeting/useTermNames';
import { format } from '#shared/rules/values/format';
import { useLcid } from '../texts/useLcid';
import { useLocale } from '../texts/useLocale';
import { useTexts } from '../texts/useTexts';
import { plainList, stacked } from '../ui/style/layout';
import { whySentence } from './whySentence';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalS),
  list: { ...stacked(tokens.spacingVerticalSNudge), ...plainList },
  reason: { display: 'flex', gap: tokens.spacingHorizontalS, overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, fontSize: '20px', lineHeight: 0 },
  met: { color: tokens.colorStatusSuccessForeground1 },
  unmet: { color: tokens.colorStatusDangerForeground3 },
});

interface WhyAnswerProps {
  kind: TargetedKind;
  why: Why;
  /** Whom it is about; left out: the reader. */
  name?: string;
}

/** Whether something is shown and why: what speaks against it first. */
export function WhyAnswer({ kind, why: { Rules }, name }: WhyAnswerProps) {
  const styles = useStyles();
  const words = useTexts('why');
  const said = words[name === undefined ? 'you' : 'they'][outcomeOf(kind, Rules)];
  return (
    <div className={styles.root}>
      <Text>{format(said, { name: name ?? '' })}</Text>
      <WhyReasons kind={kind} rules={Rules} name={name} />
    </div>
  );
}

interface WhyReasonsProps {
  kind: TargetedKind;
  rules: readonly WhyRule[];
  name?: string | undefined;
}

/** The rules in words, those that speak against it first. */
export function WhyReasons({ kind, rules, name }: WhyReasonsProps) {
  const styles = useStyles();
  const words = useTexts('why');
  const reading = { kind, words, name, locale: useLocale(), names: useTermNames(useLcid()) };
  const reasons = rules
    // That it is published, it says itself.
    .filter(({ Rule, IsMet }) => !IsMet || Rule !== 'published')
    .sort((a, b) => Number(a.IsMet) - Number(b.IsMet))
    .map((rule) => ({ rule, text: whySentence(rule, reading) }))
    .filter(({ text }) => text !== '');
  return (
    <ul className={styles.list}>
      {reasons.map(({ rule: { Rule, IsMet }, text }) => (
        <li key={`${Rule} ${IsMet}`} className={styles.reason}>
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
  );
}
