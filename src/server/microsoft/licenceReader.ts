import { LRUCache } from 'lru-cache';
import type { LicenceDetails } from '#shared/rules/people/licensing';
import type { Asker, PersonTokens } from './personTokens';

interface Kept {
  licences: readonly LicenceDetails[];
  /** Milliseconds since 1970. */
  since: number;
}

const freshFor = 3 * 60 * 60_000;

/** People's Microsoft 365 licences, asked of Graph and kept for 3 hours. */
export class LicenceReader {
  readonly #kept = new LRUCache<string, Kept>({ max: 5_000 });

  constructor(
    private readonly tokens: PersonTokens,
    private readonly graphUrl: string,
    private readonly now: () => Date,
  ) {}

  /**
   * While Graph cannot be asked the last answer counts; nothing where there is none (LICENCE-22).
   */
  async of(asker: Asker): Promise<readonly LicenceDetails[] | undefined> {
    const kept = this.#kept.get(asker.id);
    if (kept && this.now().getTime() - kept.since < freshFor) return kept.licences;
    try {
      const { value: licences } = await this.tokens.read<{ value: LicenceDetails[] }>(
        asker,
        `${this.graphUrl}/v1.0/me/licenseDetails`,
        { accept: 'application/json' },
      );
      this.#kept.set(asker.id, { licences, since: this.now().getTime() });
      return licences;
    } catch {
      return kept?.licences;
    }
  }
}
