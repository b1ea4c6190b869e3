import { Badge, Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import type { User } from '#shared/contract/people/users';
import { isAtStep } from '#shared/rules/people/users';
import { useFirstDayStep } from '../../data/session/useFirstDayStep';
import { useTexts } from '../../texts/useTexts';
import { format } from '#shared/rules/values/format';
import { inRow, plainList, stacked } from '../../ui/style/layout';
import { TextLink } from '../../ui/TextLink';
import { surface } from '../../ui/style/surface';
import { useDoneSteps } from './useDoneSteps';

const useStyles = makeStyles({
  list: {
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  step: { ...surface, ...stacked(tokens.spacingVerticalS), padding: tokens.spacingHorizontalXL },
  current: { border: `1px solid ${tokens.colorBrandStroke1}`, boxShadow: tokens.shadow8 },
  mark: {
    ...inRow(tokens.spacingHorizontalXS),
    minHeight: '28px',
    color: tokens.colorPaletteGreenForeground1,
  },
  link: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { flexGrow: 1, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  skip: { alignSelf: 'flex-start' },
});

type Step = Exclude<User['FirstDayWizardStep'], 'None'>;

/**
 * The three steps as links, those that are done with a check mark; the one that is next can be
 * skipped (FIRSTDAY-11, FIRSTDAY-12).
 */
export function StepList() {
  const styles = useStyles();
  const texts = useTexts('firstDay');
  const { step: reached, missing, leave } = useFirstDayStep();
  const isStepDone = useDoneSteps(reached);
  const all: { step: Step; to: string; title: string; text: string }[] = [
    {
      step: 'SetupYourFeed',
      to: '/settings#interests',
      title: texts.interests,
      text: texts.interestsText,
    },
    {
      step: 'SetupYourBoard',
      to: '/settings#your-board',
      title: texts.board,
      text: texts.boardText,
    },
    {
      step: 'SetupLanguage',
      to: '/settings#languages',
      title: texts.languages,
      text: texts.languagesText,
    },
  ];
  const steps = all.filter(({ step }) => !missing.includes(step));
  return (
    <ol className={styles.list} aria-label={texts.steps}>
      {steps.map(({ step, to, title, text }, index) => {
        const isDone = isStepDone(step);
        const isNext = isAtStep(reached, step, missing) && !isDone;
        return (
          <li
            key={step}
            className={mergeClasses(styles.step, isNext && styles.current)}
            aria-current={isNext ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {isDone ? (
                <>
                  <CheckmarkCircleFilled aria-hidden fontSize={24} />
                  <Text weight="semibold">{texts.done}</Text>
                </>
              ) : (
                <Badge appearance={isNext ? 'filled' : 'tint'} size="large">
                  {index + 1}
                </Badge>
              )}
            </span>
            <TextLink to={to} className={styles.link}>
              {title}
            </TextLink>
            <Text className={styles.text}>{text}</Text>
            {isNext && step !== 'SetupLanguage' && (
              <Button
                appearance="subtle"
                size="small"
                className={styles.skip}
                aria-label={format(texts.skipStep, { step: title })}
                onClick={() => void leave(step)}
              >
                {texts.skip}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
