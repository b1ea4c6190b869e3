import { connection } from '../../../src/client/data/connection/connection';
import { eventOf, type CalendarEvent } from '#shared/rules/calendar/dayEvents';
import {
  plannerTaskOf,
  todoTaskOf,
  type PlannerTask,
  type TodoTask,
} from '#shared/rules/calendar/dayTasks';
import { setWidgetPortal } from './widgetPortal';

/** A portal in which a person with a licence asks Graph, and answers are taken from examples. */
export function setExamples(): void {
  const portal = setWidgetPortal();
  beforeEach(async () => {
    await portal.connectAs();
    connection().setLicensed(true);
  });
  afterEach(() => jest.restoreAllMocks());
}

/** How the examples are requested. */
export const options = { operation: 'Examples', signal: new AbortController().signal };
export const read = { ...options, scopes: ['User.Read'] };
export const site = 'https://nordvik.sharepoint.com/sites/sales';

const now = new Date('2026-11-23T09:00:00Z');

/** Conversions of an example's task or event into the portal's. */
export const planner = (body: object) => plannerTaskOf(body as PlannerTask);
export const toDo = (task: object) => todoTaskOf({ list: { id: 'AAMk=' }, task: task as TodoTask });
export const event = (body: object) => eventOf(body as CalendarEvent, now);
