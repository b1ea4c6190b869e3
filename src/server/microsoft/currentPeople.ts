import { retryAfterSeconds } from '#shared/rules/values/retryAfter';
import type { Config } from '../config';
import { ProblemError } from '../http/answers/problems';
import { OwnGraph } from './ownGraph';

/** Clauses that Graph takes in one filter, and requests in one batch. */
const [idsInFilter, filtersInBatch] = [15, 20];
/** People whom one request asks for. */
export const maxAsked = idsInFilter * filtersInBatch;

interface PartAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: { value?: { id: string; accountEnabled?: boolean }[] };
}
interface BatchAnswer {
  responses: PartAnswer[];
}

/**
 * Asks Microsoft Graph with the portal's own rights who still has an account that is open:
 * application permission User.Read.All.
 */
export class CurrentPeople {
  readonly #graph: OwnGraph;

  constructor(private readonly config: Config) {
    this.#graph = new OwnGraph(config);
  }

  /**
   * Those of the people whom the directory knows with an open account; ids in lower case.
   * @param ids at most `maxAsked`
   * @throws ProblemError where Graph cannot tell: never a part of the answer
   */
  async among(ids: readonly string[]): Promise<Set<string>> {
    const { graphUrl } = this.config;
    const requests = Array.from({ length: Math.ceil(ids.length / idsInFilter) }, (_, index) => ({
      id: String(index + 1),
      method: 'GET',
      url: addressOf(ids.slice(index * idsInFilter, (index + 1) * idsInFilter)),
    }));
    const { responses } = await this.#graph.read<BatchAnswer>(`${graphUrl}/v1.0/$batch`, {
      body: { requests },
    });
    const failed = responses.find(({ status }) => status !== 200);
    if (failed?.status === 403) this.#graph.invalidate();
    if (failed || responses.length !== requests.length) throw refusal(failed);
    return new Set(
      responses
        .flatMap(({ body }) => body?.value ?? [])
        .filter(({ accountEnabled }) => accountEnabled !== false)
        .map(({ id }) => id.toLowerCase()),
    );
  }
}

function addressOf(ids: readonly string[]): string {
  const filter = ids.map((id) => `id eq '${id}'`).join(' or ');
  return `/users?$select=id,accountEnabled&$top=${ids.length}&$filter=${encodeURIComponent(filter)}`;
}

function refusal({ status, headers = {} }: Partial<PartAnswer> = {}): ProblemError {
  const detail =
    status === 403
      ? "Microsoft Graph doesn't tell the portal who has an account: its registration needs the " +
        'application permission User.Read.All, with admin consent.'
      : `Microsoft Graph answered a part of a batch with status ${status ?? 200}.`;
  const wait = new Headers(headers).get('retry-after');
  const retryAfter = retryAfterSeconds(wait) ?? 5;
  if (status === 429) return new ProblemError('tooManyRequests', { detail, retryAfter });
  if (status !== undefined && status >= 500)
    return new ProblemError('serviceAway', { detail, retryAfter });
  return new ProblemError('serviceFailed', { detail });
}
