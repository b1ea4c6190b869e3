import { forgetPending, notePending } from '../pendingScopes';
import { arePopupsBlocked, forgetPopupsBlocked, rememberPopupsBlocked } from '../popupsBlocked';
import { TokenError } from '../TokenError';
import { isUserActive } from '../userActivation';

/** What the pop-up page hands over. */
export interface PopupAnswer {
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** What the token is good for; a service may grant more than was asked for. */
  scopes: string[];
}

/** Opens the pop-up page for scopes and gives its answer. Rejects when it was blocked, closed or refused. */
export type AskInPopup = (scopes: string[]) => Promise<PopupAnswer>;

interface Asked {
  answer: Promise<PopupAnswer>;
  /** How it ended, once it has. */
  outcome?: PopupAnswer | 'refused';
}

/** Milliseconds before its end at which a token is no longer used. */
const margin = 300_000;

/** Tokens by the Teams authentication pop-up, each scope's answer kept as a promise: who asks for the same shares it (AUTH-27). */
export class PopupTokens {
  private readonly asked = new Map<string, Asked>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly ask: AskInPopup) {}

  /** A token that an earlier pop-up gave and that is still good. */
  known(scopes: string[]): string | undefined {
    const found = [...this.asked.values()].map(({ outcome }) => outcome).find((outcome) => typeof outcome === 'object' && covers(outcome, scopes));
    return (found as PopupAnswer | undefined)?.accessToken;
  }

  /** Asks the person, unless they were asked for the same already. `renew`: the answer of before was refused by a service. */
  async get(scopes: string[], renew = false): Promise<string> {
    const key = scopes.join(' ');
    const before = this.asked.get(key);
    const isUsable = before && (before.outcome === undefined || (before.outcome === 'refused' ? !isUserActive() : !renew && covers(before.outcome, scopes)));
    const asked = isUsable ? before : this.begin(key, scopes);
    return (await asked.answer).accessToken;
  }

  private begin(key: string, scopes: string[]): Asked {
    const isByClick = isUserActive();
    const asked: Asked = { answer: isByClick ? this.ask(scopes) : this.afterOthers(scopes) };
    this.asked.set(key, asked);
    asked.answer = asked.answer.then(
      (answer) => {
        asked.outcome = answer;
        forgetPopupsBlocked();
        forgetPending(scopes);
        return answer;
      },
      (error: unknown) => {
        asked.outcome = 'refused';
        if (!isByClick) rememberPopupsBlocked();
        notePending(scopes);
        throw error instanceof TokenError ? error : new TokenError('refused', reasonOf(error));
      },
    );
    this.queue = asked.answer.catch(() => undefined);
    return asked;
  }

  /** One window at a time, and none without a click where windows are known to be blocked. */
  private async afterOthers(scopes: string[]): Promise<PopupAnswer> {
    await this.queue;
    if (arePopupsBlocked()) throw new TokenError('refused', 'popups_blocked');
    return this.ask(scopes);
  }
}

/** The host's reason is a word; nothing longer is repeated. */
function reasonOf(error: unknown): string {
  const { message = '' } = (error ?? {}) as Partial<Error>;
  return /^[\w-]{1,60}$/.test(message) ? message : 'popup_failed';
}

function covers({ scopes, expiresAt }: PopupAnswer, wanted: string[]): boolean {
  return expiresAt - margin > Date.now() && wanted.every((scope) => scopes.includes(scope));
}
