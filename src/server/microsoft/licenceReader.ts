import { LRUCache } from 'lru-cache';
import type { LicenceDetails } from '#shared/rules/people/licensing';
import type { Asker, PersonTokens } from './personTokens';

interface Kept {
  licences: readonly LicenceDetails[];
  /** Until when Graph is not asked again; milliseconds since 1970. */
  until: number;
}

/**
 * Milliseconds that an answer counts, and that the last one does, or none, after Graph could not
 * tell: nobody is to wait for a silent service at each request.
 */
const [freshFor, retryAfter] = [3 * 60 * 60_000, 60_000];

/** People's Microsoft 365 licences, asked of Graph and kept for 3 hours. */
export class LicenceReader {
  readonly #kept = new LRUCache<string, Kept>({ max: 5_000 });
  /** Of people of whom Graph has told nothing yet, milliseconds since 1970. */
  readonly #unknownUntil = new LRUCache<string, number>({ max: 5_000 });
  readonly #asking = new Map<string, Promise<Kept['licences']>>();

  constructor(
    private readonly tokens: PersonTokens,
    private readonly graphUrl: string,
    private readonly now: () => Date,
  ) {}

  /**
   * While Graph cannot be asked the last answer counts; nothing where there is none (LICENCE-22).
   */
  async of(asker: Asker): Promise<readonly LicenceDetails[] | undefined> {
    const now = this.now().getTime();
    if (now < (this.#unknownUntil.get(asker.id) ?? 0)) return undefined;
    return this.known(asker).catch(() => {
      this.#unknownUntil.set(asker.id, this.now().getTime() + retryAfter);
      return undefined;
    });
  }

  /**
   * While Graph cannot be asked the last answer counts.
   * @throws ProblemError as `PersonTokens.read` does, where there is none
   */
  async known(asker: Asker): Promise<readonly LicenceDetails[]> {
    const kept = this.#kept.get(asker.id);
    if (kept && this.now().getTime() < kept.until) return kept.licences;
    try {
      return this.#keep(asker, await this.#asked(asker), freshFor);
    } catch (error) {
      if (kept) return this.#keep(asker, kept.licences, retryAfter);
      throw error;
    }
  }

  #keep({ id }: Asker, licences: Kept['licences'], lifetime: number): Kept['licences'] {
    this.#kept.set(id, { licences, until: this.now().getTime() + lifetime });
    return licences;
  }

  /** Requests at the same time share one question. */
  #asked(asker: Asker): Promise<Kept['licences']> {
    const asking =
      this.#asking.get(asker.id) ?? this.#ask(asker).finally(() => this.#asking.delete(asker.id));
    this.#asking.set(asker.id, asking);
    return asking;
  }

  async #ask(asker: Asker): Promise<Kept['licences']> {
    const { value } = await this.tokens.read<{ value: LicenceDetails[] }>(
      asker,
      `${this.graphUrl}/v1.0/me/licenseDetails`,
      { accept: 'application/json' },
    );
    return value;
  }
}
