import type { pageCenter, TrashedPage } from '#shared/contract/pages/pageCenter';
import type { QueryOf } from '#shared/contract/call';
import type { HandlerDeps } from '../../deps';
import type { Person } from '../../person';
import { insertAudit } from '../audits/store';
import { conflictWith, isVersion, missing } from '../editable/conflicts';
import { purge, purgedPage } from './purge';
import { listTrash, lockTrashed } from './store';

type Deps = Pick<HandlerDeps, 'db' | 'changes' | 'now' | 'targeting'>;
type Asked = QueryOf<(typeof pageCenter)['GET /pages/trash']>;

const day = 24 * 3_600_000;

/** The pages in the trash, and until when they are kept. */
export async function trashedPages(
  { db, targeting }: Deps,
  { amount, skip }: Asked,
): Promise<{ Pages: TrashedPage[]; HasMore: boolean }> {
  const { trashDays } = await targeting.settings();
  const found = await listTrash(db, amount + 1, skip);
  const Pages = found.slice(0, amount).map(({ UpnId, DisplayName, ...page }) => ({
    ...page,
    DeletedByUser: { UpnId, DisplayName },
    KeptUntil: new Date(new Date(page.Deleted).getTime() + trashDays * day).toISOString(),
  }));
  return { Pages, HasMore: found.length > amount };
}

/** Deletes a page for good; the history keeps who did it, and its title. */
export async function purgePage(
  { db, changes, now }: Deps,
  person: Person,
  id: number,
  version: string | undefined,
): Promise<undefined> {
  return changes.commit(db, person, { topic: 'images' }, async (transaction, announce) => {
    const found = await lockTrashed(transaction, id);
    if (!found) throw await missing(transaction, 'pages', id);
    if (!isVersion(found.Deleted, version))
      throw await conflictWith(transaction, 'pages', id, undefined);
    const deletion = {
      Id: found.Id,
      Resource: 'pages',
      ResourceId: id,
      ResourceKey: null,
    } as const;
    await purge(transaction, deletion, now());
    const values = { Title: found.Title };
    await insertAudit(
      transaction,
      { Resource: 'pages', ResourceId: id, Action: 'purged', values },
      person,
      now(),
    );
    announce(purgedPage(id));
    return undefined;
  });
}
