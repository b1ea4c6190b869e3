import { useRef, useState } from 'react';
import { taskTypes, type Task } from '#shared/rules/calendar/dayTasks';
import { isOutcomeUnknown } from '../../../data/editing/attempt';
import { offerUndo, showNotice } from '../../../data/notices';
import { presentDate } from '../../../platform/presentTime';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { isGone } from '../isGone';
import { useGraphWrites } from '../useGraphWrites';
import { useStoredTasks, type Fields } from './useStoredTasks';

export interface TaskActions {
  /** Ids of the tasks that something is being done with. */
  busy: ReadonlySet<string>;
  complete: (task: Task) => void;
  /** `due`: a day, such as `2026-11-23`; nothing for none. */
  setDue: (task: Task, due: string | null) => void;
}

/** The course of one change of a task; nothing while there is no such task any more. */
type Course = Promise<{ Etag?: string } | undefined>;

/** Values for fields that a task did not have, where its service does not accept `null`. */
const without: Fields = { percentComplete: 0, status: 'notStarted' };

/**
 * The person's actions on a task: each shows at once and can be undone, and is stored after the one
 * before; where it fails, the stored task shows again (MYDAY-07).
 */
export function useTaskActions(day: string): TaskActions {
  const texts = useTexts('myDay');
  const { undo } = useTexts().notices;
  const { notify } = useGraphWrites(texts.tasks);
  const { show, forget, store, reread } = useStoredTasks(day, texts.tasks);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef(new Map<string, Course>());

  const takeOut = (task: Task): undefined => {
    forget(task);
    const text = format(texts.taskGone, { subject: task.Subject || texts.noSubject });
    showNotice({ kind: 'info', text, duration: 5_000 });
  };
  /** `also`: fields that show but are not stored. Without words nothing is said, nor undone. */
  const change = async (task: Task, fields: Fields, also: Fields, said?: string) => {
    const before = show(task, { ...fields, ...also });
    const run = async (earlier: Course | undefined): Course => {
      const version = earlier ? await earlier : {};
      if (!version) return undefined;
      // The answer to the one before had these fields as they were.
      if (earlier) show(task, { ...fields, ...also });
      try {
        const Etag = await store({ ...task, ...version }, fields);
        const stored = { ...version, ...(Etag && { Etag }) };
        const back = () =>
          void change({ ...task, ...stored }, restored(before, fields), restored(before, also));
        if (said) offerUndo(said, undo, back);
        return stored;
      } catch (error) {
        if (isGone(error)) return takeOut(task);
        show(task, restored(before, { ...fields, ...also }));
        const isUnknown = isOutcomeUnknown(notify(error, task.Subject));
        const isLost = (found: unknown) => (isGone(found) ? takeOut(task) : {});
        return isUnknown ? reread(task).then(() => ({}), isLost) : {};
      }
    };
    const { Id } = task;
    setBusy((others) => new Set(others).add(Id));
    const course = run(pending.current.get(Id));
    pending.current.set(Id, course);
    await course;
    if (pending.current.get(Id) !== course) return;
    pending.current.delete(Id);
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
