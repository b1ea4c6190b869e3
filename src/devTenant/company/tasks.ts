import { Type } from '@sinclair/typebox';
import { content } from './content';
import type { Person } from './person';
import { idOf, Random } from './random';

export interface Task {
  id: string;
  title: string;
  text: string;
  /** Days until it is due; negative: overdue. */
  due: Date | undefined;
  created: Date;
  isImportant: boolean;
  /** Titles of its steps, and how many of them, from the first on, are done. */
  steps: string[];
  stepsDone: number;
}

const personal = content('tasks.personal', Type.String());
const shared = content('tasks.shared', Type.String());
const steps = ['Collect what is known', 'Ask the others', 'Write it down'];

export const todoLists = [
  { key: 'tasks', name: 'Tasks', wellKnown: 'defaultList' },
  { key: 'flagged', name: 'Flagged emails', wellKnown: 'flaggedEmails' },
  { key: 'trip', name: 'Trip to Turku', wellKnown: 'none' },
] as const;

export const plans = ['Aurora', 'Green Corridor'].map((name) => ({
  id: idOf('plan', name),
  groupId: idOf('group', `project-${name}`),
  title: `Project ${name}`,
  buckets: ['To do', 'Doing', 'Waiting'].map((bucket) => ({
    id: idOf('bucket', name, bucket),
    name: bucket,
  })),
}));

export function todoTasks(person: Person, list: string, now: Date): Task[] {
  return personal
    .filter((_, index) => index % 3 === todoLists.findIndex(({ key }) => key === list))
    .map((title) => makeTask(`todo-${person.upn}`, title, now));
}

/**
 * Tasks of the plans that are assigned to the person. The first is due in two days, so that one of
 * Planner is among those that are shown at first.
 */
export function plannerTasks(
  person: Person,
  now: Date,
): (Task & { planIndex: number; bucketIndex: number })[] {
  return shared
    .filter((title) => new Random(`assigned-${person.upn}-${title}`).chance(0.75))
    .map((title, index) => ({
      ...makeTask(`planner-${person.upn}`, title, now),
      ...(index === 0 && { due: dayIn(2, now) }),
      planIndex: index % 2,
      bucketIndex: index % 3,
    }));
}

/** Midnight of a day in UTC, as the date of a task is written. */
function dayIn(days: number, now: Date): Date {
  const day = new Date(now.getTime() + days * 86_400_000);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}

function makeTask(owner: string, title: string, now: Date): Task {
  const random = new Random(`${owner}-${title}`);
  const due = dayIn(random.between(-4, 20), now);
  return {
    id: idOf('task', owner, title).replaceAll('-', ''),
    title,
    text: `${title}. Ask if something is unclear.`,
    due: random.chance(0.85) ? due : undefined,
    created: new Date(now.getTime() - random.between(2, 60) * 86_400_000),
    isImportant: random.chance(0.3),
    steps: random.chance(0.6) ? steps : [],
    stepsDone: random.between(0, steps.length),
  };
}
