import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import type { Checkpoint } from '#shared/rules/calendar/dayDetails';
import type { Task } from '#shared/rules/calendar/dayTasks';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { FactList } from '../../../ui/list/FactList';
import { useHiddenText } from '../../../ui/style/hiddenText';
import { inRow, plainList, stacked } from '../../../ui/style/layout';
import { RowsPlaceholder } from '../../../ui/widget/RowsPlaceholder';
import { WidgetFrame } from '../../../ui/widget/WidgetFrame';
import { useTaskDetails } from './useTaskDetails';

const useStyles = makeStyles({
  notes: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  part: stacked(tokens.spacingVerticalXS),
  list: { ...plainList, ...stacked(tokens.spacingVerticalXS) },
  entry: { ...inRow(tokens.spacingHorizontalS), overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, display: 'flex', fontSize: '20px', color: tokens.colorBrandForeground1 },
});

interface PlannerFactsProps {
  task: Task;
  /** The facts of the task itself. */
  facts: readonly [term: string, value: string][];
}

/** A task of Planner with its plan, bucket, notes and checklist (MYDAY-04). */
export function PlannerFacts({ task, facts }: PlannerFactsProps) {
  const styles = useStyles();
  const texts = useTexts('myDay');
  return (
    <WidgetFrame
      name={texts.details}
      state={useTaskDetails(task, texts.details)}
      placeholder={<RowsPlaceholder count={2} />}
      emptyText={texts.gone}
    >
      {({ Plan, Bucket, Notes, Checklist }) => (
        <>
          {Notes.trim() !== '' && <Text className={styles.notes}>{Notes}</Text>}
          <FactList
            facts={[
              [texts.plan, Plan ?? texts.gone],
              [texts.bucket, Bucket ?? texts.gone],
              ...facts,
            ]}
          />
          {Checklist.length > 0 && <Checkpoints points={Checklist} />}
        </>
      )}
    </WidgetFrame>
  );
}

function Checkpoints({ points }: { points: readonly Checkpoint[] }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const texts = useTexts('myDay');
  const done = points.filter(({ IsChecked }) => IsChecked).length;
  return (
    <div className={styles.part}>
      <Text weight="semibold">{format(texts.checklist, { done, all: points.length })}</Text>
      <ul className={styles.list}>
        {points.map(({ Id, Title, IsChecked }) => (
          <li key={Id} className={styles.entry}>
            <span className={styles.icon} aria-hidden>
              {IsChecked ? <CheckmarkCircleFilled /> : <CircleRegular />}
            </span>
            <Text>
              <span className={hidden.hidden}>{IsChecked ? texts.checked : texts.unchecked} </span>
              {Title}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
