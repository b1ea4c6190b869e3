import { LRUCache } from 'lru-cache';
import type { LinkAnswers } from '#shared/contract/pages/links';
import { inTurns } from '#shared/rules/values/inTurns';
import { isWebAddress } from '#shared/rules/addresses/webAddress';
import { askWeb } from '../../web/askWeb';
import { PrivateAddressError } from '../../web/publicHosts';

type Trouble = LinkAnswers['Troubles'][number]['Trouble'];

/** Milliseconds. */
const timeout = 5_000;
const keptFor = { fine: 15 * 60_000, troubled: 2 * 60_000 };
/** Asked at the same time, whoever asks. */
const atOnce = 4;
const headers = { 'user-agent': 'intranet-portal link check', accept: '*/*' };

/**
 * Asks whether addresses of the internet answer: a few at a time, each for five seconds at most,
 * and no further than to the head of the answer. What was found out is kept for some minutes.
 */
export class LinkAsker {
  readonly #known = new LRUCache<string, { trouble: Trouble | undefined }>({ max: 2_000 });
  readonly #lanes = Array.from({ length: atOnce }, inTurns);
  #next = 0;

  constructor(private readonly privateHosts: readonly string[]) {}

  async troubles(addresses: readonly string[]): Promise<LinkAnswers['Troubles']> {
    const asked = [...new Set(addresses)].filter(isWebAddress);
    const found = await Promise.all(
      asked.map(async (Address) => ({ Address, Trouble: await this.#troubleOf(Address) })),
    );
    return found.flatMap(({ Address, Trouble }) => (Trouble ? [{ Address, Trouble }] : []));
  }

  async #troubleOf(address: string): Promise<Trouble | undefined> {
    const lane = this.#lanes[(this.#next += 1) % atOnce];
    const answer = await lane?.(async () => {
      const known = this.#known.get(address);
      if (known) return known;
      const now = { trouble: await this.#ask(address) };
      this.#known.set(address, now, { ttl: now.trouble ? keptFor.troubled : keptFor.fine });
      return now;
    });
    return answer?.trouble;
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
