import type { NewTerm, Term, TermChange } from '#shared/contract/terms';
import type { Deps } from '../../deps';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import type { TermKind } from '../../db/tables';
import { invalidField, ProblemError } from '../../http/problems';
import type { Person } from '../../person';
import { insertAudit } from '../audits/store';
import { findWrittenTerm } from './history';
import {
  deleteTerms,
  findTerm,
  hasChildren,
  insertTerm,
  isBelow,
  listTerms,
  lockAllTerms,
  orderTerms,
  termExists,
  updateTerm,
  type TermRow,
} from './store';
import { termOf } from './termTree';

type Action = 'created' | 'updated' | 'restored' | 'deleted';

/**
 * Changes terms of one kind, each change with its entry in the history; every server and open page
 * reads the terms anew then.
 */
export class TermWriter {
  constructor(
    private readonly deps: Pick<Deps, 'db' | 'changes' | 'now' | 'newGuid'>,
    private readonly kind: TermKind,
  ) {}

  create(person: Person, term: NewTerm): Promise<Term> {
    return this.commit(person, async (transaction) => {
      await this.#checkParent(transaction, term.ParentTermGuid);
      const row = await insertTerm(
        transaction,
        this.kind,
        term.Guid ?? this.deps.newGuid(),
        term,
        this.deps.now(),
      );
      if (!row) throw new ProblemError('alreadyExists');
      return this.#written(transaction, person, 'created', row);
    });
  }

  change(person: Person, id: string, { LastModified, ...change }: TermChange): Promise<Term> {
    return this.commit(person, async (transaction) => {
      await lockAllTerms(transaction);
      const before = await findTerm(transaction, this.kind, id);
      if (!before) throw new ProblemError('notFound');
      if (
        LastModified &&
        new Date(LastModified).getTime() !== new Date(before.LastModified).getTime()
      )
        throw new ProblemError('conflict');
      await this.#checkParent(transaction, change.ParentTermGuid, before.Guid);
      const row = await updateTerm(transaction, before.Guid, change, this.deps.now());
      return this.#written(transaction, person, 'updated', row, before);
    });
  }

  /** Puts a term back to what it was after an entry of its history. */
  restore(person: Person, guid: string, auditId: number): Promise<Term> {
    return this.commit(person, async (transaction) => {
      await lockAllTerms(transaction);
      const before = await findTerm(transaction, this.kind, guid);
      const values = before && (await findWrittenTerm(transaction, this.kind, guid, auditId));
      if (!values) throw new ProblemError('notFound');
      await this.#checkParent(transaction, values.ParentTermGuid, guid);
      return this.#written(
        transaction,
        person,
        'restored',
        await updateTerm(transaction, guid, values, this.deps.now()),
        before,
      );
    });
  }

  remove(person: Person, id: string): Promise<undefined> {
    return this.commit(person, async (transaction) => {
      await lockAllTerms(transaction);
      const row = await findTerm(transaction, this.kind, id);
      if (!row) throw new ProblemError('notFound');
      if (await hasChildren(transaction, id))
        throw new ProblemError('conflict', {
          detail: 'There are terms below this one; delete those first.',
        });
      await deleteTerms(transaction, [id]);
      await this.#written(transaction, person, 'deleted', row);
      return undefined;
    });
  }

  /**
   * Gives the terms places in this order; `moved` is the one that was moved past others, left out:
   * each whose place has changed.
   */
  order(person: Person, guids: readonly string[], moved?: string): Promise<undefined> {
    return this.commit(person, async (transaction) => {
      await lockAllTerms(transaction);
      const before = new Map(
        (await listTerms(transaction, this.kind)).map(({ Guid, SortOrder }) => [Guid, SortOrder]),
      );
      await orderTerms(transaction, this.kind, guids);
      const rows = await listTerms(transaction, this.kind);
      const placed = rows.filter(({ Guid, SortOrder }) => SortOrder !== before.get(Guid));
      const told =
        moved && placed.length > 0
          ? rows.filter(({ Guid }) => Guid === moved.toLowerCase())
          : placed;
      for (const row of told) await this.#written(transaction, person, 'updated', row);
      return undefined;
    });
  }

  /** Has everybody read the terms anew without a change. */
  tellAll(person: Person): Promise<undefined> {
    return this.commit(person, async () => undefined);
  }

  commit<T>(
    person: Person,
    work: (transaction: Database, announce: Announce) => Promise<T>,
  ): Promise<T> {
    const { db, changes } = this.deps;
    return changes.commit(db, person, { topic: 'targeting' }, (transaction, announce) => {
      announce({ ComponentId: 'channels', Data: { Change: 'updated', Id: 'all' } });
      return work(transaction, announce);
    });
  }

  /**
   * Writes the change down; a place among the others that has not changed since `before` is no part
   * of it, as others may have moved the term meanwhile.
   */
  async #written(
    transaction: Database,
    person: Person,
    Action: Action,
    row: TermRow,
    before?: TermRow,
  ): Promise<Term> {
    const { SortOrder, ...values } = row;
    const place = before?.SortOrder === SortOrder ? {} : { SortOrder };
    await insertAudit(
      transaction,
      {
        Resource: `${this.kind}terms`,
        ResourceKey: row.Guid,
        Action,
        values: { ...values, ...place },
      },
      person,
      this.deps.now(),
    );
    return termOf(row, 'en', new Map(), []);
  }

  async #checkParent(
    transaction: Database,
    parent: string | null | undefined,
    child?: string,
  ): Promise<void> {
    if (!parent) return;
    if (!(await termExists(transaction, this.kind, parent)))
      throw invalidField('ParentTermGuid', 'is not an existing term');
    if (child && (await isBelow(transaction, parent, child)))
      throw invalidField('ParentTermGuid', 'lies below this term');
  }
}
