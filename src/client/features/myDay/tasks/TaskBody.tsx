import type { ReactNode } from 'react';
import { Text, makeStyles } from '@fluentui/react-components';
import { taskTypes, type Task } from '#shared/rules/calendar/dayTasks';
import { startOfDay } from '#shared/rules/time/localDays';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { dateFormat } from '../../../texts/formatters';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { FactList } from '../../../ui/list/FactList';
import { fingerHeight, wrapped } from '../../../ui/style/layout';
import { RichText } from '../../../ui/text/RichText';
import { TextLink } from '../../../ui/TextLink';
import { DueField } from './DueField';
import { PlannerFacts } from './PlannerFacts';

const useStyles = makeStyles({
  notes: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  actions: {
    ...wrapped(),
    alignItems: 'center',
    '& > *': fingerHeight,
  },
  due: { maxWidth: '220px' },
  link: { display: 'inline-flex', alignItems: 'center' },
});

interface TaskBodyProps {
  task: Task;
  isBusy: boolean;
  onDue: (due: string | null) => void;
  /** The button that says that it is done. */
  children: ReactNode;
}

/** A task as an open panel shows it; more is requested from Planner only now (MYDAY-29). */
export function TaskBody({ task, isBusy, onDue, children }: TaskBodyProps) {
  const styles = useStyles();
  const texts = useTexts('myDay');
  const opensNewTab = useOpensNewTab();
  const isPlanner = task.Type === taskTypes.planner;
  const isKnown = task.Id !== '';
  const facts = useFacts(task);
  return (
    <>
      {task.Body.trim() !== '' &&
        (task.isHtml ? (
          <RichText html={task.Body} />
        ) : (
          <Text className={styles.notes}>{task.Body}</Text>
        ))}
      <div className={styles.due}>
        <DueField stored={task.DueDate ?? null} {...{ isBusy, onDue }} />
      </div>
      {isPlanner && isKnown ? (
        <PlannerFacts task={task} facts={facts} />
      ) : (
        <FactList facts={facts} />
      )}
      <div className={styles.actions}>
        {children}
        <TextLink to={task.Url} opensNewTab={opensNewTab} className={styles.link}>
          {isPlanner ? texts.showInPlanner : texts.showInToDo}
        </TextLink>
      </div>
    </>
  );
}

/** Each date in the person's own words (MYDAY-03). */
function useFacts(task: Task): [term: string, value: string][] {
  const texts = useTexts('myDay');
  const words = dateFormat(useLocale(), { dateStyle: 'long' });
  const day = (value: string | undefined) => value && words.format(startOfDay(value));
  const rows: [string, string | undefined][] = [
    [texts.status, texts.statuses[task.Status]],
    [texts.list, task.List],
    [texts.owner, task.Owner],
    [texts.started, day(task.StartDate)],
    [texts.created, task.Created && words.format(new Date(task.Created))],
    [texts.completedOn, day(task.CompletedDate)],
  ];
  return rows.flatMap(([term, value]) => (value ? [[term, value]] : []));
}
