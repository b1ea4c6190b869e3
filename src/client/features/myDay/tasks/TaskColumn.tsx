import { useState } from 'react';
import { Accordion, Text, makeStyles, tokens } from '@fluentui/react-components';
import {
  dayLimits,
  placeOf,
  tasksShown,
  taskStatuses,
  type Task,
} from '#shared/rules/calendar/dayTasks';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { useSession } from '../../../data/session/session';
import { presentDate } from '../../../platform/presentTime';
import { useTexts } from '../../../texts/useTexts';
import type { SourceList } from '../../../ui/widget/combineSources';
import { MissingSources } from '../../../ui/widget/MissingSources';
import { Rows } from '../../../ui/list/Rows';
import { RowsPlaceholder } from '../../../ui/widget/RowsPlaceholder';
import { ShowMore } from '../../../ui/list/ShowMore';
import { TextLink } from '../../../ui/TextLink';
import { useShowMore } from '../../../ui/list/useShowMore';
import { WidgetFrame } from '../../../ui/widget/WidgetFrame';
import { DayColumn } from '../DayColumn';
import { NewTask } from './NewTask';
import { useOpenRows } from '../useOpenRows';
import { TaskPanel } from './TaskPanel';
import { useDayTasks } from './useDayTasks';
import { useTaskActions } from './useTaskActions';

const useStyles = makeStyles({
  without: {
    display: 'block',
    marginBottom: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
  },
});

interface TaskColumnProps {
  day: string;
  /** How many events stand beside the tasks. */
  events: number;
}

/** The tasks of the day, the most urgent first. */
export function TaskColumn({ day, events }: TaskColumnProps) {
  const styles = useStyles();
  const texts = useTexts('myDay');
  const [kept, keep] = useKept(day);
  const { tasks, home, isWithoutToDo } = useDayTasks(day, kept);
  return (
    <DayColumn title={texts.tasks} introduction={texts.tasksIntroduction} links={<TaskLinks />}>
      {home && <NewTask key={home.id} day={day} list={home} onAdded={(id) => keep(id, '')} />}
      {isWithoutToDo && <Text className={styles.without}>{texts.noMailboxTasks}</Text>}
      <WidgetFrame
        measured="tasks"
        name={texts.tasks}
        state={tasks}
        placeholder={<RowsPlaceholder count={dayLimits.shown} />}
        emptyText={texts.noTasks}
      >
        {(found) => (
          <TaskList
            day={day}
            found={found}
            events={events}
            reload={tasks.state === 'ready' ? tasks.reload : undefined}
            onKeep={keep}
          />
        )}
      </WidgetFrame>
    </DayColumn>
  );
}

const none: ReadonlyMap<string, string> = new Map();

/** Tasks that something was done with on this day, and their places; the next day begins anew. */
function useKept(day: string) {
  const [state, setState] = useState({ day, places: none });
  const ofDay = ({ day: of, places }: typeof state) => (of === day ? places : none);
  const kept = ofDay(state);
  const keep = (id: string, place: string) =>
    setState((before) => {
      const places = ofDay(before);
      return places.has(id) ? before : { day, places: new Map(places).set(id, place) };
    });
  return [kept, keep] as const;
}

interface TaskListProps extends TaskColumnProps {
  found: SourceList<Task>;
  reload: (() => void) | undefined;
  onKeep: (id: string, place: string) => void;
}

function TaskList({ day, found: { items, missing }, events, reload, onKeep }: TaskListProps) {
  const rows = useOpenRows();
  const { busy, complete, setDue } = useTaskActions(day);
  const { partOf, listId, widget } = useShowMore({
    name: 'tasks',
    perLoad: tasksShown(items, events, presentDate()),
    step: dayLimits.step,
    max: dayLimits.asked,
  });
  const { shown, more } = partOf(items);
  return (
    <div ref={widget}>
      <MissingSources missing={missing} reload={() => reload?.()}>
        <Accordion {...rows.accordion}>
          <Rows id={listId} items={shown} keyOf={({ Type, Id }) => `${Type} ${Id}`}>
            {(task) => (
              <TaskPanel
                task={task}
                isBusy={busy.has(task.Id) || task.Id === ''}
                onDone={() => {
                  onKeep(task.Id, placeOf(task));
                  rows.close(task.Id);
                  if (task.Status !== taskStatuses.COMPLETED) complete(task);
                }}
                onDue={(due) => {
                  onKeep(task.Id, placeOf(task));
                  setDue(task, due);
                }}
              />
            )}
          </Rows>
        </Accordion>
      </MissingSources>
      <ShowMore {...more} />
    </div>
  );
}

/** Where tasks are made and changed (MYDAY-15, MYDAY-46). */
function TaskLinks() {
  const texts = useTexts('myDay');
  const { toDoUrl, plannerUrl } = useSession().settings;
  const opensNewTab = useOpensNewTab();
  return (
    <>
      <TextLink to={toDoUrl} opensNewTab={opensNewTab}>
        {texts.openToDo}
      </TextLink>
      <TextLink to={plannerUrl} opensNewTab={opensNewTab}>
        {texts.openPlanner}
      </TextLink>
    </>
  );
}
