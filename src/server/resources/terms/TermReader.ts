import { LRUCache } from 'lru-cache';
import type { Term } from '#shared/contract/terms';
import type { Deps } from '../../deps';
import { Remembered } from '../../db/remembered';
import type { TermKind } from '../../db/tables';
import { KeptAnswer } from '../../http/keptAnswer';
import type { Person } from '../../person';
import { listUserTerms } from '../userTerms/store';
import { listTerms, type TermRow } from './store';
import { termTree } from './termTree';

interface KeptTree {
  /** What it was made from. */
  rows: readonly TermRow[];
  answer: KeptAnswer;
}

/** Bytes of answers that are kept. */
const mostBytes = 24_000_000;

/** Answers the terms of a kind as a tree. Its rows and its answers are kept until a term changes. */
export class TermReader {
  readonly #rows: Remembered<TermRow[]>;
  /** By language and by what the person has chosen. */
  readonly #answers = new LRUCache<string, KeptTree>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }) => answer.bytes.length + 200,
  });

  constructor(
    private readonly deps: Pick<Deps, 'db' | 'changes'>,
    private readonly kind: TermKind,
  ) {
    this.#rows = new Remembered(deps.changes, 1, ({ topic }) =>
      topic === 'targeting' || topic === 'everything' ? 'all' : 'none',
    );
  }

  async answer(
    person: Person,
    lcid: number,
    prepare: (tree: Term[]) => Buffer,
  ): Promise<KeptAnswer> {
    const { db } = this.deps;
    const [rows, own] = await Promise.all([
      this.#rows.get('', () => listTerms(db, this.kind)),
      listUserTerms(db, person.id, this.kind),
    ]);
    const selections = own.map(({ TermId, Type }) => [TermId, Type] as const);
    const key = [lcid, ...selections].join();
    const known = this.#answers.get(key);
    if (known?.rows === rows) return known.answer;
    const answer = new KeptAnswer(prepare(termTree(rows, lcid, new Map(selections))));
    this.#answers.set(key, { rows, answer });
    return answer;
  }
}
