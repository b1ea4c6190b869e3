import type { Reach } from '#shared/contract/targeting';
import { isReader } from '#shared/rules/visibility';
import type { HandlerDeps } from '../../deps';
import { Remembered } from '../../db/remembered';
import { targetingOf, type Targeting } from '../targeting/targeting';
import { countFollowing } from './store';

/** People who get the same content. */
interface Group {
  targeting: Targeting;
  people: number;
}

/**
 * Counts whom content reaches, by the rule by which it is shown. How many people follow what is kept
 * until somebody follows something else: editors ask with each channel that they choose.
 */
export class ReachReader {
  readonly #groups: Remembered<Group[]>;

  constructor(private readonly deps: Pick<HandlerDeps, 'db' | 'changes' | 'targeting'>) {
    this.#groups = new Remembered(deps.changes, 1, ({ topic }) =>
      ['person', 'targeting', 'everything'].includes(topic) ? 'all' : 'none',
    );
  }

  async of(audience: {
    ChannelTermIds: readonly string[];
    LanguageTermId?: string | null;
  }): Promise<Reach> {
    const groups = await this.#groups.get('', () => this.#read());
    const count = (counted: readonly Group[]) =>
      counted.reduce((sum, { people }) => sum + people, 0);
    return {
      People: count(groups.filter(({ targeting }) => isReader(audience, targeting))),
      OfPeople: count(groups),
    };
  }

  async #read(): Promise<Group[]> {
    const settings = await this.deps.targeting.settings();
    return (await countFollowing(this.deps.db)).map(({ people, ...following }) => ({
      targeting: targetingOf(following, settings),
      people,
    }));
  }
}
