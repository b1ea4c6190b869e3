import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import {
  bySeverity,
  parsedWindow,
  windowState,
  type WindowState,
} from '#shared/rules/widgets/broadcasts';
import { certain } from '#shared/rules/values/certain';
import { isForChannels } from '#shared/rules/targeting/visibility';
import type { Deps } from '../../deps';
import type { MaybePromise } from '../../maybePromise';
import { UntilChange } from '../../memory/untilChange';
import { momentAgo } from '../targeting/momentAgo';
import type { TargetingReader } from '../targeting/targeting';
import { messageOf, type BroadcastRow } from './rows';
import { listHidden, listUnended } from './store';

/**
 * Answers which messages a person is to see. Every page of the portal asks for them, so the few
 * messages that have not ended and what each person has hidden are kept in memory until they
 * change.
 */
export class BroadcastReader {
  readonly #unended: UntilChange<BroadcastRow[]>;
  readonly #hidden: UntilChange<ReadonlySet<number>>;

  constructor(
    private readonly deps: Deps,
    private readonly targeting: TargetingReader,
  ) {
    this.#unended = new UntilChange(deps.changes, 1, ({ topic }) =>
      topic === 'broadcastMessages' || topic === 'everything' ? 'all' : 'none',
    );
    this.#hidden = new UntilChange(deps.changes, 50_000, (change) => {
      if (change.topic === 'person') return { key: change.id };
      const isBack = change.topic === 'broadcastMessages' && change.isPutBack;
      return isBack || change.topic === 'everything' ? 'all' : 'none';
    });
  }

  /** Active now, for the person's channels, and not hidden by them. */
  async current(personId: string): Promise<BroadcastMessage[]> {
    const hidden = await this.#hiddenBy(personId);
    return (await this.#inState(personId, 'active'))
      .filter(({ Id }) => !hidden.has(Id))
      .map(messageOf);
  }

  /** Active now, for the person's channels, and hidden by them. */
  async hidden(personId: string): Promise<BroadcastMessage[]> {
    const hidden = await this.#hiddenBy(personId);
    return (await this.#inState(personId, 'active'))
      .filter(({ Id }) => hidden.has(Id))
      .map(messageOf);
  }

  /** Active now, for the person's channels, and about app tiles. */
  async ofAppTiles(personId: string): Promise<BroadcastRow[]> {
    return (await this.#inState(personId, 'active')).filter(
      ({ AppTileIds }) => AppTileIds.length > 0,
    );
  }

  /** The message, if it is active now and for the person's channels, hidden or not. */
  async find(personId: string, id: number): Promise<BroadcastMessage | undefined> {
    const found = (await this.#inState(personId, 'active')).find(({ Id }) => Id === id);
    return found && messageOf(found);
  }

  /** When the next message for the person begins, as it was a moment ago. */
  async nextStart(personId: string): Promise<string | null> {
    const asOf = momentAgo(this.deps.now());
    const starts = (await this.#inState(personId, 'scheduled', asOf)).map((message) =>
      certain(parsedWindow(message).start).getTime(),
    );
    return starts.length === 0 ? null : new Date(Math.min(...starts)).toISOString();
  }

  async #inState(
    personId: string,
    state: WindowState,
    now = this.deps.now(),
  ): Promise<BroadcastRow[]> {
    const [unended, targeting] = await Promise.all([
      this.#unended.get('', () => listUnended(this.deps.db, now)),
      this.targeting.of(personId),
    ]);
    return unended
      .filter((message) => windowState(message, now) === state && isForChannels(message, targeting))
      .sort(bySeverity);
  }

  #hiddenBy(personId: string): MaybePromise<ReadonlySet<number>> {
    return this.#hidden.get(
      personId,
      async () => new Set(await listHidden(this.deps.db, personId)),
    );
  }
}
