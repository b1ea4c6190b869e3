import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxRoute, infoboxState, type InfoboxState } from '#shared/rules/widgets/infoboxes';
import { certain } from '#shared/rules/values/certain';
import { isForChannels, isInLanguages } from '#shared/rules/targeting/visibility';
import type { Deps } from '../../deps';
import type { MaybePromise } from '../../maybePromise';
import { UntilChange } from '../../memory/untilChange';
import { momentAgo } from '../targeting/momentAgo';
import type { TargetingReader } from '../targeting/targeting';
import { infoboxOf, type InfoboxRow } from './rows';
import { listUnended } from './store';

interface Zone {
  route: string;
  area: string;
}

/**
 * Answers which infoboxes a person is to see. Every visit of the start page asks, so those that are
 * not past are kept in memory until one changes.
 */
export class InfoboxReader {
  readonly #unended: UntilChange<InfoboxRow[]>;

  constructor(
    private readonly deps: Deps,
    private readonly targeting: TargetingReader,
  ) {
    this.#unended = new UntilChange(deps.changes, 1, ({ topic }) =>
      topic === 'infoboxes' || topic === 'everything' ? 'all' : 'none',
    );
  }

  /**
   * Active now, not hidden, for the person's channels and languages (INFOBOX-19, INFOBOX-22,
   * INFOBOX-23).
   */
  async current(personId: string, zone: Zone): Promise<Infobox[]> {
    return (await this.#for(personId, 'active')).filter(isIn(zone)).map(infoboxOf);
  }

  /**
   * When the next infobox of a page begins for the person, as it was a moment ago; nothing else of
   * it is told before its time.
   */
  async nextStart(personId: string, route: string): Promise<string | null> {
    const RouteId = infoboxRoute(route);
    const starts = (await this.#for(personId, 'future', momentAgo(this.deps.now())))
      .filter((box) => box.RouteId === RouteId)
      .map(({ StartDate }) => new Date(certain(StartDate)).getTime());
    return starts.length === 0 ? null : new Date(Math.min(...starts)).toISOString();
  }

  /**
   * Active or still to come and not hidden, whomever they are for: what editors see while they edit
   * (INFOBOX-20).
   */
  async editable(zone: Zone): Promise<Infobox[]> {
    const now = this.deps.now();
    return (await this.#all())
      .filter((box) => infoboxState(box, now) !== 'ended')
      .filter(isIn(zone))
      .map(infoboxOf);
  }

  /** The infobox, if the person is to see it now. */
  async find(personId: string, id: number): Promise<Infobox | undefined> {
    const found = (await this.#for(personId, 'active')).find(({ Id }) => Id === id);
    return found && infoboxOf(found);
  }

  async #for(personId: string, state: InfoboxState, now = this.deps.now()): Promise<InfoboxRow[]> {
    const [all, targeting] = await Promise.all([this.#all(), this.targeting.of(personId)]);
    return all.filter(
      (box) =>
        infoboxState(box, now) === state &&
        isForChannels(box, targeting) &&
        isInLanguages(box, targeting),
    );
  }

  #all(): MaybePromise<InfoboxRow[]> {
    return this.#unended.get('', () => listUnended(this.deps.db, this.deps.now()));
  }
}

function isIn({ route, area }: Zone): (box: InfoboxRow) => boolean {
  const RouteId = infoboxRoute(route);
  return (box) => box.RouteId === RouteId && box.AreaId === area;
}
