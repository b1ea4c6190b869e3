import type { readPages } from '#shared/contract/people/readPages';
import { readDays } from '#shared/rules/news/readMarks';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { viewOf } from '../pages/view';
import { insertReadPages, listReadPages, removeOldReads } from './store';

const day = 86_400_000;

/** Which pages people have opened, so that their other devices know it too. */
export function readPageHandlers({
  db,
  changes,
  now,
  targeting,
}: HandlerDeps): Handlers<typeof readPages> {
  const oldest = () => new Date(now().getTime() - readDays * day);
  return {
    'GET /me/readpages': async ({ person }) => ({
      PageIds: await listReadPages(db, person.id, oldest()),
    }),
    'PUT /me/readpages': async ({ person, body }) => {
      const view = await viewOf(targeting, person);
      return changes.commit(db, person, undefined, async (transaction, announce) => {
        if (await insertReadPages(transaction, person.id, body.PageIds, view, now()))
          announce({
            ComponentId: 'readPages',
            Data: { Change: 'updated', Id: person.id },
            audience: { people: [person.id] },
          });
        await removeOldReads(transaction, oldest());
        return { PageIds: await listReadPages(transaction, person.id, oldest()) };
      });
    },
  };
}
