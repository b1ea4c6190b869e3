import { forgetPending, notePending, pendingScopes } from '../pendingScopes';
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

/** The answer to what was asked for, and those that came with it. */
export type PopupAnswers = [PopupAnswer, ...PopupAnswer[]];

/** Opens the pop-up page for scopes, and for others that it may give along, and gives its answers. Rejects when it was blocked, closed or refused. */
export type AskInPopup = (scopes: string[], also: string[]) => Promise<PopupAnswers>;

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
  /** Came with other answers. */
  private along: PopupAnswer[] = [];
  private queue: Promise<unknown> = Promise.resolve();

  /** `usual`: scopes that nearly every visit needs. */
  constructor(
    private readonly ask: AskInPopup,
    private readonly usual: readonly string[] = [],
  ) {}

  /** A token that an earlier pop-up gave and that is still good. */
  known(scopes: string[]): string | undefined {
    const answers = [...this.asked.values()].flatMap(({ outcome }) => (typeof outcome === 'object' ? [outcome] : []));
    return [...answers, ...this.along].find((answer) => covers(answer, scopes))?.accessToken;
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
    const asked: Asked = { answer: isByClick ? this.open(scopes) : this.afterOthers(scopes) };
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
    return this.open(scopes);
  }

  private async open(scopes: string[]): Promise<PopupAnswer> {
    const also = new Set([...pendingScopes(), ...this.usual].flatMap((each) => each.split(' ')));
    const [answer, ...along] = await this.ask(scopes, [...also].filter((scope) => !scopes.includes(scope)));
    this.along = [...along, ...this.along.filter(({ expiresAt }) => expiresAt > Date.now())];
    for (const scope of along.flatMap((each) => each.scopes)) forgetPending([scope]);
    return answer;
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
