import type { Deps } from '../../deps';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import type { Person } from '../../person';

/** Every open page reads the terms again. */
export function announceTerms(announce: Announce): void {
  announce({ ComponentId: 'channels', Data: { Change: 'updated', Id: 'all' } });
}

/** Changes terms in one transaction; every server and open page reads them again then. */
export function commitTerms<T>(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  person: Person,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return changes.commit(db, person, { topic: 'targeting' }, (transaction, announce) => {
    announceTerms(announce);
    return work(transaction);
  });
}
