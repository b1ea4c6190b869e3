import type { NewPage, Page, PageChange } from '#shared/contract/pages';
import type { Deps } from '../../deps';
import type { Database } from '../../db/database';
import type { Person } from '../../person';
import { ProblemError } from '../../http/problems';
import { deleteNotification, insertNotification } from '../notifications/store';
import type { Author } from '../targeting/channelChecks';
import type { TargetingReader } from '../targeting/targeting';
import { announcePage } from './announcePage';
import { changeOfAudit, insertPageAudit } from './audits';
import { checkPage } from './checks';
import { pageOf } from './rows';
import { deletePage, insertPage, lockPage, updatePage } from './write';

const pages = { topic: 'pages' } as const;

/** What editors do to pages: each change and its history entry commit together. */
export function pageWriters({ db, changes, now }: Deps, targeting: TargetingReader) {
  const locked = async (transaction: Database, id: number) => {
    const page = await lockPage(transaction, id);
    if (!page) throw new ProblemError('notFound');
    return page;
  };
  const notify = async (
    transaction: Database,
    id: number,
    { Notify }: NewPage | PageChange,
    { settings }: Author,
  ) => {
    if (Notify && settings.enableTeamsNotification)
      await insertNotification(transaction, 'page', id, now());
  };

  return {
    create: async (person: Person, page: NewPage): Promise<Page> => {
      const author = await targeting.authorOf(person);
      return changes.commit(db, person, pages, async (transaction, announce) => {
        await checkPage(transaction, page, undefined, author);
        const created = await insertPage(transaction, page, person, now());
        await insertPageAudit(transaction, 'created', created, person, now());
        await notify(transaction, created.Id, page, author);
        announcePage(announce, { after: created }, now());
        return pageOf(created);
      });
    },

    change: async (person: Person, id: number, change: PageChange): Promise<Page> => {
      const author = await targeting.authorOf(person);
      return changes.commit(db, person, pages, async (transaction, announce) => {
        const before = await locked(transaction, id);
        if (change.Id !== undefined && change.Id !== id)
          throw new ProblemError('invalidRequest', {
            errors: { Id: ['is not the page of this address'] },
          });
        if (
          change.Modified &&
          new Date(change.Modified).getTime() !== new Date(before.Modified).getTime()
        )
          throw new ProblemError('conflict');
        await checkPage(transaction, change, before, author);
        const changed = await updatePage(transaction, id, change, person, now());
        await insertPageAudit(transaction, 'updated', changed, person, now());
        await notify(transaction, id, change, author);
        announcePage(announce, { before, after: changed }, now());
        return pageOf(changed);
      });
    },

    remove: (person: Person, id: number): Promise<undefined> =>
      changes.commit(db, person, pages, async (transaction, announce) => {
        const page = await locked(transaction, id);
        await deletePage(transaction, id);
        await deleteNotification(transaction, 'page', id);
        await insertPageAudit(transaction, 'deleted', page, person, now());
        announcePage(announce, { before: page }, now());
        return undefined;
      }),

    restore: (person: Person, id: number, auditId: number): Promise<Page> =>
      changes.commit(db, person, pages, async (transaction, announce) => {
        const before = await locked(transaction, id);
        const change = await changeOfAudit(transaction, id, auditId);
        if (!change) throw new ProblemError('notFound');
        const restored = await updatePage(transaction, id, change, person, now());
        await insertPageAudit(transaction, 'restored', restored, person, now());
        announcePage(announce, { before, after: restored }, now());
        return pageOf(restored);
      }),
  };
}
