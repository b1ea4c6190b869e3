import { LRUCache } from 'lru-cache';
import type { LinkAnswers } from '#shared/contract/pages/links';
import { inTurns } from '#shared/rules/values/inTurns';
import { isWebAddress } from '#shared/rules/addresses/webAddress';
import { askWeb } from '../../web/askWeb';
import { PrivateAddressError } from '../../web/publicHosts';

type Trouble = LinkAnswers['Troubles'][number]['Trouble'];

interface Found {
  /** Left out where it answers. */
  trouble: Trouble | undefined;
}

/** Milliseconds. */
const timeout = 5_000;
const keptFor = { fine: 15 * 60_000, troubled: 2 * 60_000 };
/** Asked at the same time for one person. */
const atOnce = 4;
/** People of whom is known what is asked for them. */
const maxPeople = 500;
const headers = { 'user-agent': 'intranet-portal link check', accept: '*/*' };

/**
 * Asks whether addresses of the internet answer: a few at a time for each person, so that nobody
 * waits for the silent sites of others; each for five seconds at most, and no further than to the
 * head of the answer. What was found out is kept for some minutes.
 */
export class LinkAsker {
  readonly #known = new LRUCache<string, Found>({ max: 2_000 });
  readonly #asking = new Map<string, Promise<Found>>();
  readonly #lines = new LRUCache<string, ReturnType<typeof inTurns>>({ max: maxPeople });

  /** @param privateHosts servers of private networks that are asked all the same */
  constructor(private readonly privateHosts: readonly string[] = []) {}

  async troubles(personId: string, addresses: readonly string[]): Promise<LinkAnswers['Troubles']> {
    const line = this.#lines.get(personId) ?? inTurns(atOnce);
    this.#lines.set(personId, line);
    const asked = [...new Set(addresses)].filter(isWebAddress);
    const found = await Promise.all(
      asked.map(async (Address) => ({
        Address,
        Trouble: (await line(() => this.#find(Address))).trouble,
      })),
    );
    return found.flatMap(({ Address, Trouble }) => (Trouble ? [{ Address, Trouble }] : []));
  }

  async #find(address: string): Promise<Found> {
    return this.#known.get(address) ?? this.#asking.get(address) ?? this.#begin(address);
  }

  #begin(address: string): Promise<Found> {
    const asking = this.#ask(address)
      .then((trouble) => {
        const found: Found = { trouble };
        this.#known.set(address, found, { ttl: trouble ? keptFor.troubled : keptFor.fine });
        return found;
      })
      .finally(() => this.#asking.delete(address));
    this.#asking.set(address, asking);
    return asking;
  }

  async #ask(address: string): Promise<Trouble | undefined> {
    try {
      const head = await this.#statusOf(address, 'HEAD');
      // Many servers know no HEAD, and say so in many ways.
      return troubleOf(head < 400 ? head : await this.#statusOf(address, 'GET'));
    } catch (error) {
      return error instanceof PrivateAddressError ? undefined : 'silent';
    }
  }

  async #statusOf(address: string, method: 'HEAD' | 'GET'): Promise<number> {
    const signal = AbortSignal.timeout(timeout);
    const { answer } = await askWeb(address, {
      ...{ method, headers, signal },
      privateHosts: this.privateHosts,
    });
    answer.destroy();
    return answer.statusCode ?? 0;
  }
}

/** Who asks for a sign-in, or for time, is there. */
function troubleOf(status: number): Trouble | undefined {
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 && status !== 503 ? 'silent' : undefined;
}
