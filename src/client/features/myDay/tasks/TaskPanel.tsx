import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  CheckmarkCircleRegular,
} from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';
import { isOverdue, taskStatuses, taskTypes, type Task } from '#shared/rules/calendar/dayTasks';
import { dayAfter, localDay, startOfDay } from '#shared/rules/time/localDays';
import { presentDate } from '../../../platform/presentTime';
import { format } from '#shared/rules/values/format';
import { dateFormat, yearIfOther } from '../../../texts/formatters';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { DayPanel, headerOf } from '../DayPanel';
import { TaskBody } from './TaskBody';

const useStyles = makeStyles({
  circle: {
    flexShrink: 0,
    minWidth: '44px',
    minHeight: '44px',
    marginInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorBrandForeground1,
  },
  words: { display: 'block', minWidth: 0, flexGrow: 1 },
  subject: { display: 'block', overflowWrap: 'anywhere' },
  isDone: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  meta: { display: 'block', color: tokens.colorNeutralForeground3 },
  overdue: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
  header: { '& > h4 > button': { paddingInlineStart: tokens.spacingHorizontalXS } },
});

interface TaskPanelProps {
  task: Task;
  isBusy: boolean;
  onDone: () => void;
  onDue: (due: string | null) => void;
}

/** A task: what it is and when it is due; opened, all that is known of it (MYDAY-02, MYDAY-08). */
export function TaskPanel({ task, isBusy, onDone, onDue }: TaskPanelProps) {
  const styles = useStyles();
  const texts = useTexts('myDay');
  const subject = task.Subject || texts.noSubject;
  const isDone = task.Status === taskStatuses.COMPLETED;
  const isLate = isOverdue(task, presentDate());
  // A change that is under way does not stop it: it is stored after that.
  const canBeDone = !isDone && task.Id !== '';
  const circle = (
    <Button
      appearance="transparent"
      className={styles.circle}
      icon={isDone ? <CheckmarkCircleFilled /> : <CircleRegular />}
      disabledFocusable={!canBeDone}
      aria-label={`${isDone ? texts.completed : texts.markDone}: ${subject}`}
      onClick={onDone}
    />
  );
  return (
    <DayPanel
      id={task.Id}
      before={circle}
      summary={
        <span className={styles.words}>
          <Text className={mergeClasses(styles.subject, isDone && styles.isDone)}>{subject}</Text>
          <Text size={200} className={styles.meta}>
            <span className={isLate ? styles.overdue : undefined}>
              <DueWords task={task} isLate={isLate} />
            </span>
            {` · ${task.Type === taskTypes.planner ? texts.planner : (task.List ?? texts.toDo)}`}
          </Text>
        </span>
      }
    >
      <TaskBody task={task} isBusy={isBusy} onDue={onDue}>
        <Button
          appearance={isDone ? 'secondary' : 'primary'}
          icon={<CheckmarkCircleRegular />}
          disabledFocusable={!canBeDone}
          onClick={({ currentTarget }) => {
            headerOf(currentTarget)?.focus();
            onDone();
          }}
        >
          {isDone ? texts.completed : texts.markDone}
        </Button>
      </TaskBody>
    </DayPanel>
  );
}

function DueWords({ task: { DueDate }, isLate }: { task: Task; isLate: boolean }) {
  const texts = useTexts('myDay');
  const locale = useLocale();
  const now = presentDate();
  const today = localDay(now);
  if (!DueDate) return texts.noDueDate;
  if (DueDate === today) return texts.dueToday;
  if (DueDate === dayAfter(today, 1)) return texts.dueTomorrow;
  const due = startOfDay(DueDate);
  const day = { weekday: 'short', day: 'numeric', month: 'long' } as const;
  const words = dateFormat(locale, { ...day, ...yearIfOther(due, now) });
  return format(isLate ? texts.overdue : texts.due, { date: words.format(due) });
}
