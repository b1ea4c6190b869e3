import type { PowerBiFrame, ReportToken } from '#shared/contract/powerBiFrames';
import { powerBiPath } from '#shared/rules/widgets/reportFrames';
import { retryAfterSeconds } from '#shared/rules/values/retryAfter';
import type { Config } from '../config';
import { ProblemError } from '../http/answers/problems';
import { askService } from './askService';
import { OwnTokens } from './ownTokens';

/** Name of Power BI at Microsoft's identity service, the same whatever its address. */
const resource = 'https://analysis.windows.net/powerbi/api';
const timeLimit = 15_000;

/** Asks Power BI for tokens of single reports, with the portal's own credentials (REPORT-20). */
export class PowerBi {
  readonly #own: OwnTokens;

  constructor(private readonly config: Config) {
    this.#own = new OwnTokens(config);
  }

  /**
   * @throws ProblemError as `askIdentity` does, `notConfigured`, `serviceFailed` or `serviceAway`
   */
  async tokenFor(frame: Pick<PowerBiFrame, 'Type' | 'EmbedUrl' | 'EmbedId'>): Promise<ReportToken> {
    const path = powerBiPath(frame);
    if (!path)
      throw new ProblemError('notConfigured', {
        detail: "The address of this report doesn't name its workspace (groupId).",
      });
    const answer = await this.#post(`${this.config.powerBiUrl}/v1.0/myorg/${path}/GenerateToken`, {
      accessLevel: 'View',
    });
    const { token, expiration }: Partial<ReportToken> = await answer.json().catch(() => ({}));
    if (!token || !expiration)
      throw new ProblemError('serviceFailed', { detail: 'Power BI answered without a token.' });
    return { token, expiration, embedUrl: frame.EmbedUrl };
  }

  /** A token that Power BI no longer takes is replaced once. */
  async #post(address: string, body: object): Promise<Response> {
    const ask = async () => {
      const headers = { authorization: `Bearer ${await this.#own.of(resource)}` };
      return askService(address, { headers, body, signal: AbortSignal.timeout(timeLimit) });
    };
    let answer = await ask();
    if (answer.status === 401) {
      await answer.body?.cancel();
      this.#own.invalidate(resource);
      answer = await ask();
    }
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw refusal(answer);
  }
}

function refusal({ status, headers }: Response): ProblemError {
  if (status === 429 || status >= 500)
    return new ProblemError('serviceAway', {
      retryAfter: retryAfterSeconds(headers.get('retry-after')) ?? 5,
    });
  if (status === 404)
    return new ProblemError('serviceFailed', {
      detail:
        "Power BI doesn't know this report, or it isn't in the workspace that its address names.",
    });
  return new ProblemError('serviceFailed', {
    detail:
      `Power BI refused the portal (status ${status}). Its app registration must be a member ` +
      `of the report's workspace.`,
  });
}
