import type { NewPage, Page, PageChange } from '#shared/contract/pages';
import type { Deps } from '../../deps';
import type { Database } from '../../db/database';
import type { Person } from '../../http/person';
import { ProblemError } from '../../http/problems';
import type { TargetingReader } from '../targeting/targeting';
import { changeOfAudit, insertAudit } from './audits';
import { checkPage } from './checks';
import { pageOf, type PageRow } from './rows';
import { deletePage, insertPage, lockPage, updatePage } from './write';

const content = { topic: 'content' } as const;

/** What editors do to pages: each change and its history entry commit together. */
export function pageWriters({ db, changes, now }: Deps, targeting: TargetingReader) {
  const check = async (transaction: Database, person: Person, page: NewPage | PageChange, before?: PageRow) => {
    const [settings, own] = await Promise.all([targeting.settings(), targeting.of(person.id)]);
    await checkPage(transaction, { page, before, person, settings, targeting: own });
  };
  const locked = async (transaction: Database, id: number) => {
    const page = await lockPage(transaction, id);
    if (!page) throw new ProblemError('notFound');
    return page;
  };

  return {
    create: (person: Person, page: NewPage): Promise<Page> =>
      changes.commit(db, content, async (transaction) => {
        await check(transaction, person, page);
        const created = await insertPage(transaction, page, person, now());
        await insertAudit(transaction, 'created', created, person, now());
        return pageOf(created);
      }),

    change: (person: Person, id: number, change: PageChange): Promise<Page> =>
      changes.commit(db, content, async (transaction) => {
        const before = await locked(transaction, id);
        if (change.Id !== undefined && change.Id !== id) throw new ProblemError('invalidRequest', { errors: { Id: ['is not the page of this address'] } });
        if (change.Modified && new Date(change.Modified).getTime() !== new Date(before.Modified).getTime()) throw new ProblemError('conflict');
        await check(transaction, person, change, before);
        const changed = await updatePage(transaction, id, change, person, now());
        await insertAudit(transaction, 'updated', changed, person, now());
        return pageOf(changed);
      }),

    remove: (person: Person, id: number): Promise<undefined> =>
      changes.commit(db, content, async (transaction) => {
        const page = await locked(transaction, id);
        await deletePage(transaction, id);
        await insertAudit(transaction, 'deleted', page, person, now());
        return undefined;
      }),

    restore: (person: Person, id: number, auditId: number): Promise<Page> =>
      changes.commit(db, content, async (transaction) => {
        await locked(transaction, id);
        const change = await changeOfAudit(transaction, id, auditId);
        if (!change) throw new ProblemError('notFound');
        const restored = await updatePage(transaction, id, change, person, now());
        await insertAudit(transaction, 'restored', restored, person, now());
        return pageOf(restored);
      }),
  };
}
