import type { LinkCheck, Reach } from '#shared/contract/targeting';
import type { LinkState } from '#shared/rules/pageLinks';
import { publishingState } from '#shared/rules/pageTypes';
import { isForChannels, isReader } from '#shared/rules/visibility';
import type { HandlerDeps } from '../../deps';
import { UntilChange } from '../../memory/untilChange';
import { targetingOf, type Targeting } from '../targeting/targeting';
import { countFollowing, readTargets } from './store';

interface Audience {
  ChannelTermIds: readonly string[];
  LanguageTermId?: string | null;
}

/** People who get the same content. */
interface Group {
  targeting: Targeting;
  people: number;
}

/** With more people, counting takes too long to be done whenever one of them follows something. */
const maxCountedAnew = 20_000;
/** Milliseconds for which it then stands. */
const standsFor = 60_000;

interface Counted {
  groups: Group[];
  at: number;
}

/**
 * Counts whom content reaches, by the rule by which it is shown. How many people follow what is kept
 * until somebody follows something else, or for a minute where there are very many people: editors
 * ask with each channel that they choose.
 */
export class ReachReader {
  readonly #counted: UntilChange<Counted>;
  #isLarge = false;

  constructor(
    private readonly deps: Pick<HandlerDeps, 'wideDb' | 'changes' | 'now' | 'targeting'>,
  ) {
    this.#counted = new UntilChange(deps.changes, 1, ({ topic }) => {
      if (topic === 'person') return this.#isLarge ? 'none' : 'all';
      return topic === 'targeting' || topic === 'everything' ? 'all' : 'none';
    });
  }

  async of(audience: Audience): Promise<Reach> {
    const groups = await this.#groups();
    const isFollowed = (id: string) => groups.some(({ targeting }) => targeting.channels.has(id));
    return {
      People: count(readersOf(audience, groups)),
      OfPeople: count(groups),
      Unfollowed: audience.ChannelTermIds.filter((id) => !isFollowed(id)),
    };
  }

  /**
   * Whether the readers of a text can open these pages at this time. A page in another language
   * opens at its address (PAGES-041), so that only its channels count.
   */
  async links(audience: Audience, ids: readonly number[], at: Date): Promise<LinkCheck> {
    const [groups, pages] = await Promise.all([this.#groups(), readTargets(this.deps.wideDb, ids)]);
    const known = new Map(pages.map((page) => [page.Id, page]));
    const readers = readersOf(audience, groups);
    const Readers = count(readers);
    return {
      Readers,
      Pages: [...new Set(ids)].map((Id) => {
        const page = known.get(Id);
        const State = page ? stateOf(page, at) : 'missing';
        const isOpen = ({ targeting }: Group) =>
          page !== undefined && State === 'shown' && isForChannels(page, targeting);
        return { Id, State, Withheld: Readers - count(readers.filter(isOpen)) };
      }),
    };
  }

  async #groups(): Promise<Group[]> {
    const now = this.deps.now().getTime();
    const isCurrent = ({ at }: Counted) => !this.#isLarge || now < at + standsFor;
    return (await this.#counted.get('', () => this.#count(now), isCurrent)).groups;
  }

  async #count(at: number): Promise<Counted> {
    const settings = await this.deps.targeting.settings();
    const groups = (await countFollowing(this.deps.wideDb)).map(({ people, ...following }) => ({
      targeting: targetingOf(following, settings),
      people,
    }));
    this.#isLarge = count(groups) > maxCountedAnew;
    return { groups, at };
  }
}

function count(groups: readonly Group[]): number {
  return groups.reduce((sum, { people }) => sum + people, 0);
}

function readersOf(audience: Audience, groups: readonly Group[]): Group[] {
  return groups.filter(({ targeting }) => isReader(audience, targeting));
}

type Dates = Awaited<ReturnType<typeof readTargets>>[number];

function stateOf({ PublishingDate, ArchiveDate }: Dates, at: Date): LinkState {
  if (ArchiveDate !== null && new Date(ArchiveDate) <= at) return 'archived';
  const state = publishingState(PublishingDate, at);
  return state === 'published' ? 'shown' : state;
}
