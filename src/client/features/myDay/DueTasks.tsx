import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { isOverdue, type Task } from '#shared/rules/myDay';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { dateFormat } from '../../texts/formatters';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { TextLink } from '../../ui/TextLink';
import { Rows } from '../../ui/Rows';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { DayColumn } from './DayColumn';
import { useTasks } from './useTasks';

const plannerAddress = 'https://planner.cloud.microsoft';
const toDoAddress = 'https://to-do.office.com/tasks/';

const useStyles = makeStyles({
  subject: { display: 'block', overflowWrap: 'anywhere' },
  due: { color: tokens.colorNeutralForeground3 },
  overdue: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Open tasks of Planner, the most urgent first. */
export function DueTasks() {
  const texts = useTexts('board');
  const tasks = useTasks(texts.tasks);
  const opensNewTab = useOpensNewTab();
  const links = (
    <>
      <TextLink to={toDoAddress} opensNewTab={opensNewTab}>
        {texts.openToDo}
      </TextLink>
      <TextLink to={plannerAddress} opensNewTab={opensNewTab}>
        {texts.openPlanner}
      </TextLink>
    </>
  );
  return (
    <DayColumn title={texts.tasks} introduction={texts.tasksIntroduction} links={links}>
      <WidgetFrame
        name={texts.tasks}
        state={tasks}
        placeholder={<RowsPlaceholder count={4} />}
        emptyText={texts.noTasks}
      >
        {(items) => (
          <Rows items={items} keyOf={({ Id }) => Id} isPadded>
            {(task) => <TaskRow task={task} />}
          </Rows>
        )}
      </WidgetFrame>
    </DayColumn>
  );
}

function TaskRow({ task }: { task: Task }) {
  const styles = useStyles();
  const texts = useTexts('board');
  const locale = useLocale();
  const late = isOverdue(task, new Date());
  const date =
    task.DueDate &&
    dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'long' }).format(
      new Date(task.DueDate),
    );
  return (
    <>
      <Text className={styles.subject}>{task.Subject}</Text>
      <Text size={200} className={mergeClasses(styles.due, late && styles.overdue)}>
        {date ? format(late ? texts.overdue : texts.due, { date }) : texts.noDueDate}
      </Text>
    </>
  );
}
