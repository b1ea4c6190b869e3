import type { LinkCheck, Reach } from '#shared/contract/people/targeting';
import type { LinkState } from '#shared/rules/pages/pageLinks';
import { publishingState } from '#shared/rules/pages/pageTypes';
import type { HandlerDeps } from '../../deps';
import type { Change } from '../../db/changes';
import { UntilChange } from '../../memory/untilChange';
import {
  countFollowingReaders,
  countReaders,
  listUnfollowed,
  readTargets,
  type Audience,
} from './store';

/** With more people, counting takes too long to be done whenever one of them follows something. */
const maxCountedAgain = 20_000;
/** Milliseconds for which it then stands. */
const standsFor = 60_000;
/** Audiences whose counts are kept. */
const maxKept = 500;

/** A count, and when it was made. */
interface Counted<T> {
  value: T;
  at: number;
}

/**
 * Counts whom content reaches, by the rule by which it is shown. Counts are kept until somebody
 * follows something else, or for a minute where there are very many people: editors ask with each
 * channel that they choose.
 */
export class ReachReader {
  readonly #reach: UntilChange<Counted<Reach>>;
  /** Of the readers of a text, those who can open what it links to. */
  readonly #opening: UntilChange<Counted<readonly number[]>>;
  #isLarge = false;

  constructor(
    private readonly deps: Pick<HandlerDeps, 'wideDb' | 'changes' | 'now' | 'targeting'>,
  ) {
    const invalidatedBy = ({ topic }: Change) => {
      if (topic === 'person') return this.#isLarge ? 'none' : 'all';
      return topic === 'targeting' || topic === 'everything' ? 'all' : 'none';
    };
    this.#reach = new UntilChange(deps.changes, maxKept, invalidatedBy);
    this.#opening = new UntilChange(deps.changes, maxKept, invalidatedBy);
  }

  of(audience: Audience): Promise<Reach> {
    const asked = sorted(audience);
    return this.#kept(this.#reach, asked, () => this.#count(asked));
  }

  /**
   * Whether the readers of a text can open these pages at this time. A page in another language
   * opens at its address (PAGES-041), so that only its channels count.
   */
  async links(audience: Audience, ids: readonly number[], at: Date): Promise<LinkCheck> {
    const { wideDb } = this.deps;
    const [{ People: Readers }, pages, settings] = await Promise.all([
      this.of(audience),
      readTargets(wideDb, ids),
      this.deps.targeting.settings(),
    ]);
    const known = new Map(pages.map((page) => [page.Id, page]));
    const isLimited = (page: Target) =>
      page.ChannelTermIds.length > 0 && stateOf(page, at) === 'shown';
    const limits = new Map(
      pages.filter(isLimited).map((page) => [page.ChannelTermIds.join(), page.ChannelTermIds]),
    );
    const asked = sorted(audience);
    const lists = [...limits.values()];
    const counts = await this.#kept(this.#opening, [asked, lists], () =>
      countFollowingReaders(wideDb, asked, settings, lists),
    );
    const opening = new Map([...limits.keys()].map((key, index) => [key, counts[index] ?? 0]));
    return {
      Readers,
      Pages: [...new Set(ids)].map((Id) => {
        const page = known.get(Id);
        const State = page ? stateOf(page, at) : 'missing';
        const isOpen = page && State === 'shown';
        const all = page?.ChannelTermIds.length === 0 ? Readers : undefined;
        const open = isOpen ? (all ?? opening.get(page.ChannelTermIds.join()) ?? 0) : 0;
        return { Id, State, Withheld: Math.max(0, Readers - open) };
      }),
    };
  }

  async #kept<T>(
    counts: UntilChange<Counted<T>>,
    asked: unknown,
    count: () => Promise<T>,
  ): Promise<T> {
    const at = this.deps.now().getTime();
    const { value } = await counts.get(
      JSON.stringify(asked),
      async () => ({ value: await count(), at }),
      (kept) => !this.#isLarge || at < kept.at + standsFor,
    );
    return value;
  }

  async #count(audience: Audience): Promise<Reach> {
    const { wideDb, targeting } = this.deps;
    const settings = await targeting.settings();
    const [People, OfPeople, Unfollowed] = await Promise.all([
      countReaders(wideDb, audience, settings),
      countReaders(wideDb, { ChannelTermIds: [] }, settings),
      listUnfollowed(wideDb, audience.ChannelTermIds),
    ]);
    this.#isLarge = OfPeople > maxCountedAgain;
    return { People, OfPeople, Unfollowed };
  }
}

/** Equal for the same readers. */
function sorted({ ChannelTermIds, ...audience }: Audience): Audience {
  return { ...audience, ChannelTermIds: [...new Set(ChannelTermIds)].sort() };
}

type Target = Awaited<ReturnType<typeof readTargets>>[number];

function stateOf({ PublishingDate, ArchiveDate }: Target, at: Date): LinkState {
  if (ArchiveDate !== null && new Date(ArchiveDate) <= at) return 'archived';
  const state = publishingState(PublishingDate, at);
  return state === 'published' ? 'shown' : state;
}
