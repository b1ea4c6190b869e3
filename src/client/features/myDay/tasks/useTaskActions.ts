import { useState } from 'react';
import { taskTypes, type Task } from '#shared/rules/calendar/dayTasks';
import { isOutcomeUnknown } from '../../../data/editing/attempt';
import { offerUndo } from '../../../data/notices';
import { presentDate } from '../../../platform/presentTime';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { useGraphWrites } from '../useGraphWrites';
import { useStoredTasks, type Fields } from './useStoredTasks';

export interface TaskActions {
  /** Ids of the tasks that something is being done with. */
  busy: ReadonlySet<string>;
  complete: (task: Task) => void;
  /** `due`: a day, such as `2026-11-23`; nothing for none. */
  setDue: (task: Task, due: string | null) => void;
}

/** Values for fields that a task did not have, where its service does not accept `null`. */
const without: Fields = { percentComplete: 0, status: 'notStarted' };

/**
 * The person's actions on a task: each shows at once and can be undone; where it fails, the stored
 * task shows again (MYDAY-07).
 */
export function useTaskActions(day: string): TaskActions {
  const texts = useTexts('myDay');
  const { undo } = useTexts().notices;
  const { notify } = useGraphWrites(texts.tasks);
  const { show, store, reread } = useStoredTasks(day, texts.tasks);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  /** `also`: fields that show but are not stored. Without words nothing is said, nor undone. */
  const change = async (task: Task, fields: Fields, also: Fields, said?: string) => {
    const { Id } = task;
    setBusy((before) => new Set(before).add(Id));
    const before = show(task, { ...fields, ...also });
    try {
      const Etag = await store(task, fields);
      const present = { ...task, ...(Etag && { Etag }) };
      if (said) {
        const back = () => void change(present, restored(before, fields), restored(before, also));
        offerUndo(said, undo, back);
      }
    } catch (error) {
      show(task, restored(before, { ...fields, ...also }));
      if (isOutcomeUnknown(notify(error))) await reread(task).catch(() => undefined);
    }
    setBusy((others) => new Set([...others].filter((other) => other !== Id)));
  };
  return {
    busy,
    complete: (task) => {
      const now = presentDate().toISOString();
      const said = format(texts.done, { subject: task.Subject || texts.noSubject });
      void (task.Type === taskTypes.planner
        ? change(task, { percentComplete: 100 }, { completedDateTime: now }, said)
        : change(task, { status: 'completed' }, { completedDateTime: inUtc(now) }, said));
    },
    setDue: (task, due) => {
      const said = format(due ? texts.dueChanged : texts.dueRemoved, {
        subject: task.Subject || texts.noSubject,
      });
      void change(task, { dueDateTime: dueTime(task, due) }, {}, said);
    },
  };
}

/** The same fields as they were. */
function restored(before: Fields, fields: Fields): Fields {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, before[name] ?? without[name] ?? null]),
  );
}

const inUtc = (dateTime: string) => ({ dateTime, timeZone: 'UTC' });

/** Planner keeps a day as ten in the morning of UTC, which is that day nearly everywhere. */
function dueTime({ Type }: Task, due: string | null) {
  if (due === null) return null;
  if (Type === taskTypes.planner) return `${due}T10:00:00Z`;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { dateTime: `${due}T00:00:00`, timeZone };
}
