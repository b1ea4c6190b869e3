import { beginning } from '#shared/rules/richText/plainText';
import { teamsLink, todayTabId } from '#shared/rules/addresses/teamsLink';
import { retryAfterSeconds } from '#shared/rules/values/retryAfter';
import type { Config } from '../config';
import { ProblemError } from '../http/answers/problems';
import { askService } from './askService';
import { OwnTokens } from './ownTokens';

/** Something to tell people of in the activity feed of Teams. */
export interface Activity {
  /** Two activities with one number are one to Teams: the second replaces the first. */
  chainId: number;
  /** An activity type of the app's manifest, with the template parameter `title`. */
  activityType: 'pagePublished' | 'alertSent';
  title: string;
  /** Plain text. */
  preview: string;
  /** Path and query in the portal; a click leads there (TEAMS-23). */
  address: string;
}

/** People whom Graph takes at once. */
export const maxRecipients = 100;
/** Graph takes no longer preview. */
const maxPreviewLength = 150;
const maxTitleLength = 100;
/** Milliseconds: Graph refuses a token that ends sooner, because it works on after its answer. */
const tokenSpare = 46 * 60_000;
const timeLimit = 30_000;

/**
 * Sends activity notifications with the portal's own rights. Who has not installed the app, Teams
 * leaves out by itself. Source: Graph v1.0, teamwork-sendactivitynotificationtorecipients;
 * application permission TeamsActivity.Send.
 */
export class TeamsActivity {
  readonly #tokens: OwnTokens;

  constructor(private readonly config: Config) {
    this.#tokens = new OwnTokens(config, tokenSpare);
  }

  /**
   * @param people object ids, at most `maxRecipients`
   * @throws ProblemError as `askIdentity` does, `serviceAway` or `serviceFailed`
   */
  async send(activity: Activity, people: readonly string[]): Promise<void> {
    const { graphUrl } = this.config;
    const headers = { authorization: `Bearer ${await this.#tokens.of(graphUrl)}` };
    const body = {
      ...this.#bodyOf(activity),
      recipients: people.map((userId) => ({
        '@odata.type': 'microsoft.graph.aadUserNotificationRecipient',
        userId,
      })),
    };
    const address = `${graphUrl}/v1.0/teamwork/sendActivityNotificationToRecipients`;
    const signal = AbortSignal.timeout(timeLimit);
    const answer = await askService(address, { headers, body, signal });
    await answer.body?.cancel();
    if (answer.ok) return;
    // A new token may live longer, or have the permission that has been given meanwhile.
    if ([401, 403, 412].includes(answer.status)) this.#tokens.invalidate(graphUrl);
    throw refusal(answer);
  }

  #bodyOf({ chainId, activityType, title, preview, address }: Activity): object {
    const { publicUrl, teamsApp } = this.config;
    const webUrl = teamsLink({
      appId: teamsApp.linkId,
      tabId: todayTabId,
      address,
      webUrl: publicUrl + address,
      label: teamsApp.name,
    });
    const shortTitle = beginning(title, maxTitleLength);
    return {
      topic: { source: 'text', value: shortTitle, webUrl },
      activityType,
      chainId,
      previewText: { content: beginning(preview || title, maxPreviewLength) },
      templateParameters: [{ name: 'title', value: shortTitle }],
    };
  }
}

function refusal({ status, headers }: Response): ProblemError {
  if (status === 429 || status >= 500)
    return new ProblemError('serviceAway', {
      detail: `Graph answered with status ${status}.`,
      retryAfter: retryAfterSeconds(headers.get('retry-after')),
    });
  if (status === 403)
    return new ProblemError('serviceFailed', {
      detail:
        "Graph doesn't let the portal notify people: its registration needs the " +
        'application permission TeamsActivity.Send, with admin consent.',
    });
  if (status === 400)
    return new ProblemError('serviceFailed', {
      detail:
        "Graph didn't take the notification (status 400): the app in Teams may be of an " +
        "older package, which doesn't name this kind.",
    });
  return new ProblemError('serviceFailed', { detail: `Graph answered with status ${status}.` });
}
