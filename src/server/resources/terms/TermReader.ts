import { LRUCache } from 'lru-cache';
import type { Term } from '#shared/contract/pages/terms';
import type { Deps } from '../../deps';
import type { TermKind } from '../../db/tables';
import { UntilChange } from '../../memory/untilChange';
import type { Person } from '../../person';
import { listUserTerms } from '../userTerms/store';
import { listTerms, type TermRow } from './store';
import { termTree, withSelections } from './termTree';

interface KeptTree {
  /** The rows that it was made from. */
  rows: readonly TermRow[];
  tree: Term[];
}

/** The tree that is the same for all people. */
interface SharedTree extends KeptTree {
  parentOf: ReadonlyMap<string, string | null>;
}

/** Languages whose shared tree is kept. */
const maxShared = 10;

/** Terms in the trees that are kept. */
const maxTerms = 100_000;

/** Answers the terms of a kind as a tree. Its rows and its trees are kept until a term changes. */
export class TermReader {
  readonly #rows: UntilChange<TermRow[]>;
  /** By language and by what the person has chosen. */
  readonly #trees = new LRUCache<string, KeptTree>({
    maxSize: maxTerms,
    sizeCalculation: ({ rows }) => rows.length + 1,
  });

  /** By language. */
  readonly #shared = new LRUCache<number, SharedTree>({ max: maxShared });

  constructor(
    private readonly deps: Pick<Deps, 'db' | 'changes'>,
    private readonly kind: TermKind,
  ) {
    this.#rows = new UntilChange(deps.changes, 1, ({ topic }) =>
      topic === 'targeting' || topic === 'everything' ? 'all' : 'none',
    );
  }

  async tree(person: Person, lcid: number): Promise<Term[]> {
    const { db } = this.deps;
    const [rows, own] = await Promise.all([
      this.#rows.get('', () => listTerms(db, this.kind)),
      listUserTerms(db, person.id, this.kind),
    ]);
    // Only channels are locked by the directory: a language is the person's to leave.
    const isLocking = this.kind === 'channel';
    const selections = own.map(({ TermId, Type }) => [TermId, isLocking ? Type : 0] as const);
    const key = [lcid, ...selections].join();
    const known = this.#trees.get(key);
    if (known?.rows === rows) return known.tree;
    const shared = this.#sharedTree(rows, lcid);
    const tree = withSelections(shared.tree, shared.parentOf, new Map(selections));
    this.#trees.set(key, { rows, tree });
    return tree;
  }

  #sharedTree(rows: readonly TermRow[], lcid: number): SharedTree {
    const known = this.#shared.get(lcid);
    if (known?.rows === rows) return known;
    const made = {
      rows,
      tree: termTree(rows, lcid, new Map()),
      parentOf: new Map(rows.map(({ Guid, ParentTermGuid }) => [Guid, ParentTermGuid])),
    };
    this.#shared.set(lcid, made);
    return made;
  }
}
