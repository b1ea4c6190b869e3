import { randomUUID } from 'node:crypto';
import type { NewWorkingCopy } from '#shared/contract/pages/workingCopies';
import { insertNotification } from '../../../src/server/resources/notifications/store';
import { storePage } from './pages';
import type { TestPortal } from '../testPortal';
import type { Write } from './writes';

const person = 'editor';

/** The writes that belong to writing pages, beside those of everything that editors write. */
export const pageWrites: Readonly<Record<string, (portal: TestPortal) => Promise<Write>>> = {
  'PUT /me/workingCopies/{key}': async () => ({
    person,
    path: `/me/workingCopies/${randomUUID()}`,
    body: workingCopy({ Title: 'One' }),
    other: workingCopy({ Title: 'Two' }),
  }),
  'DELETE /me/workingCopies/{key}': async (portal) => {
    const path = `/me/workingCopies/${randomUUID()}`;
    await portal.call(person, 'PUT', path, workingCopy());
    return { person, path };
  },
  'DELETE /pages/trash/{id}': async (portal) => {
    const { Id } = await storePage(portal);
    await portal.call(person, 'DELETE', `/pages/${Id}`);
    return { person, path: `/pages/trash/${Id}` };
  },
  'POST /pages/trash/restore': async (portal) => {
    const [one, other] = [await storePage(portal), await storePage(portal)];
    for (const { Id } of [one, other]) await portal.call(person, 'DELETE', `/pages/${Id}`);
    const path = '/pages/trash/restore';
    return { person, path, body: { Ids: [one.Id] }, other: { Ids: [other.Id] } };
  },
  'POST /pages/bulk': async (portal) => {
    const { Id, Modified } = await storePage(portal);
    const bulk = (Action: string) => ({ Pages: [{ Id, Modified }], Action });
    return { person, path: '/pages/bulk', body: bulk('archive'), other: bulk('delete') };
  },
  'PUT /pages/{id}/editing': async (portal) => ({
    person,
    path: `/pages/${(await storePage(portal)).Id}/editing`,
    body: { Window: randomUUID() },
    other: { Window: randomUUID() },
  }),
  'DELETE /pages/{id}/editing/{window}': async (portal) => {
    const path = `/pages/${(await storePage(portal)).Id}/editing`;
    const Window = randomUUID();
    await portal.call(person, 'PUT', path, { Window });
    return { person, path: `${path}/${Window}` };
  },
  'DELETE /pages/{id}/notification': async (portal) => {
    const { Id } = await storePage(portal);
    await insertNotification(portal.db, 'page', Id, new Date());
    return { person, path: `/pages/${Id}/notification` };
  },
};

/** A working copy of a page that does not exist yet. */
export function workingCopy(
  Body: Record<string, unknown> = { Title: 'New quay' },
  fields: Partial<NewWorkingCopy> = {},
): NewWorkingCopy {
  return { PageId: null, PageType: 1, BaseModified: null, Body, ...fields };
}
