import type { ReactNode } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleFilled } from '@fluentui/react-icons/svg/error-circle';
import { QuestionCircleFilled } from '@fluentui/react-icons/svg/question-circle';
import { WarningFilled } from '@fluentui/react-icons/svg/warning';
import type { Finding, FindingLevel } from '#shared/rules/finding';
import { plural } from '../../texts/plural';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { Disclosure } from '../../ui/Disclosure';
import { useHiddenText } from '../../ui/style/hiddenText';
import { plainList, stacked } from '../../ui/style/layout';

const useStyles = makeStyles({
  list: { ...stacked(), ...plainList },
  finding: { display: 'flex', gap: tokens.spacingHorizontalM, minWidth: 0 },
  icon: { flexShrink: 0, fontSize: '20px', lineHeight: 0, paddingTop: '1px' },
  ok: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  problem: { color: tokens.colorStatusDangerForeground3 },
  unchecked: { color: tokens.colorNeutralForeground3 },
  words: { ...stacked(tokens.spacingVerticalXXS), minWidth: 0, overflowWrap: 'anywhere' },
  remedy: { color: tokens.colorNeutralForeground2 },
});

const icons: Record<FindingLevel, ReactNode> = {
  ok: <CheckmarkCircleFilled />,
  warning: <WarningFilled />,
  problem: <ErrorCircleFilled />,
  unchecked: <QuestionCircleFilled />,
};
const order: readonly FindingLevel[] = ['problem', 'warning', 'unchecked'];

/** Findings: what is not in order first, each with its remedy; what passed is folded away. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const styles = useStyles();
  const { passed } = useTexts('admin');
  const locale = useLocale();
  const open = order.flatMap((level) => findings.filter(({ Level }) => Level === level));
  const fine = findings.filter(({ Level }) => Level === 'ok');
  return (
    <>
      {open.length > 0 && (
        <ul className={styles.list}>
          {open.map((finding) => (
            <FindingItem key={finding.Text} finding={finding} />
          ))}
        </ul>
      )}
      {fine.length > 0 && (
        <Disclosure summary={plural(passed, fine.length, locale)}>
          <ul className={styles.list}>
            {fine.map((finding) => (
              <FindingItem key={finding.Text} finding={finding} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

function FindingItem({ finding: { Level, Text: text, Remedy } }: { finding: Finding }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { levels } = useTexts('admin');
  return (
    <li className={styles.finding}>
      <span className={mergeClasses(styles.icon, styles[Level])} aria-hidden>
        {icons[Level]}
      </span>
      <div className={styles.words}>
        <Text weight={Level === 'ok' ? 'regular' : 'semibold'}>
          <span className={hidden.hidden}>{levels[Level]}: </span>
          {text}
        </Text>
        {Remedy && <Text className={styles.remedy}>{Remedy}</Text>}
      </div>
    </li>
  );
}
