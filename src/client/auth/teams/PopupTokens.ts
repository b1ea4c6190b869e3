import { expectAccount } from '../expectAccount';
import { clearPending, isPending, notePending, pendingAlong } from '../pendingScopes';
import { arePopupsBlocked, clearPopupsBlocked, notePopupsBlocked } from '../popupsBlocked';
import type { Renewal, TokenOptions } from '../SignInStrategy';
import { TokenError } from '../TokenError';

/** A token that the pop-up page hands over. */
export interface PopupAnswer {
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The scopes of the token; a service may grant more than were requested. */
  scopes: string[];
  /** The person's id in the tenant's directory. */
  accountId: string;
}

/** The answer to the request, and those that came with it. */
export type PopupAnswers = [PopupAnswer, ...PopupAnswer[]];

/**
 * Opens the pop-up page for scopes, and for others that it may give along, and gives its answers.
 * `also`: scopes that one token has to cover are parted by spaces. `renew`: what is there already
 * will not do. `claims`: those that the sign-in has to carry. Rejects when it was blocked, closed or
 * refused.
 */
export type AskInPopup = (
  scopes: string[],
  also: string[],
  renew: boolean,
  claims?: string,
) => Promise<PopupAnswers>;

/** How the answer is wanted. */
type Wish = Renewal & Pick<TokenOptions, 'byClick'>;

interface Asked {
  answer: Promise<PopupAnswer>;
  /** How it ended, once it has. */
  outcome?: PopupAnswer | 'refused';
  /**
   * When the person was asked because a service had refused what it had; milliseconds since 1970.
   */
  renewedAt?: number;
  /** The claims that the sign-in had to carry. */
  claims?: string;
}

/** Milliseconds before its end at which a token is no longer used. */
const margin = 300_000;
/**
 * Milliseconds: a service that refuses this soon what the person has just given refuses it for
 * another reason.
 */
const renewalPause = 120_000;

/**
 * Tokens by the Teams authentication pop-up, each scope's answer kept as a promise: requests for
 * the same share it (AUTH-27).
 */
export class PopupTokens {
  /** The id of who is shown here, once that is known; nobody else's answer counts. */
  accountId: string | undefined;
  private readonly asked = new Map<string, Asked>();
  /** Came with other answers. */
  private along: PopupAnswer[] = [];
  /** The answers that the open window brings in the end; none when it is refused. */
  private window: (Renewal & { answers: Promise<readonly PopupAnswer[]> }) | undefined;

  /** `wanted`: scopes that each window brings along if they need no question. */
  constructor(
    private readonly ask: AskInPopup,
    private readonly wanted: readonly string[] = [],
  ) {}

  /** A token that an earlier pop-up gave and that is still good. */
  known(scopes: string[]): string | undefined {
    return this.find(scopes)?.accessToken;
  }

  /**
   * Asks the person, unless they were asked for the same already; after a refusal only a click on
   * Sign in asks again. `renew`: the answer of before was refused by a service.
   */
  async get(scopes: string[], wish: Wish = {}): Promise<string> {
    const { renew, claims } = wish;
    const key = scopes.join(' ');
    const before = this.asked.get(key);
    if (
      renew &&
      typeof before?.outcome === 'object' &&
      before.claims === claims &&
      Date.now() - (before.renewedAt ?? 0) < renewalPause
    )
      throw new TokenError('refused', 'asked_already');
    const asked = before && isUsable(before, scopes, wish) ? before : this.begin(key, scopes, wish);
    // Another answer may have stood in for it meanwhile.
    if (asked.outcome === 'refused' && !isPending(scopes)) notePending(scopes, asked.claims);
    return (await asked.answer).accessToken;
  }

  private begin(key: string, scopes: string[], wish: Wish): Asked {
    const { renew, claims } = wish;
    const asked: Asked = {
      answer: this.inTurn(scopes, wish),
      renewedAt: renew ? Date.now() : undefined,
      claims,
    };
    this.asked.set(key, asked);
    asked.answer = asked.answer.then(
      (answer) => {
        asked.outcome = answer;
        clearPending(scopes);
        return answer;
      },
      (error: unknown) => {
        asked.outcome = 'refused';
        notePending(scopes, claims);
        throw error instanceof TokenError ? error : new TokenError('refused', reasonOf(error));
      },
    );
    return asked;
  }

  /**
   * One window at a time: a second one would take the first from the person. Whatever the open one
   * brings needs none of its own. Where it brought nothing, the person was asked: the next one waits
   * for a click.
   */
  private async inTurn(scopes: string[], wish: Wish): Promise<PopupAnswer> {
    const { renew, claims, byClick } = wish;
    let answer = renew ? undefined : this.find(scopes);
    while (!answer && this.window) {
      const { answers, ...open } = this.window;
      const brought = await answers;
      if (brought.length === 0 && !byClick) throw withoutClick();
      const isFit = claims ? open.claims === claims : open.renew || !renew;
      if (isFit) answer = brought.find((each) => covers(each, scopes));
    }
    return answer ?? this.open(scopes, wish);
  }

  /** No window without a click where they are known to be blocked. */
  private async open(
    scopes: string[],
    { renew = false, claims, byClick }: Wish,
  ): Promise<PopupAnswer> {
    if (!byClick && arePopupsBlocked()) throw withoutClick();
    const also = new Set(claims ? [] : [...pendingAlong(), ...this.wanted]);
    const answers = this.ask(
      scopes,
      [...also].filter((each) => !isWithin(each, scopes)),
      renew,
      ...(claims ? [claims] : []),
    ).then((given) => {
      expectAccount(given[0].accountId, this.accountId);
      return given;
    });
    this.window = {
      renew,
      claims,
      answers: answers.catch(() => []).finally(() => (this.window = undefined)),
    };
    try {
      const [answer, ...along] = await answers;
      clearPopupsBlocked();
      this.along = [...along, ...this.along.filter(({ expiresAt }) => expiresAt > Date.now())];
      for (const each of pendingAlong())
        if (along.some(({ scopes: given }) => isWithin(each, given))) clearPending(each.split(' '));
      return answer;
    } catch (error) {
      if (!byClick) notePopupsBlocked();
      throw error;
    }
  }

  private find(scopes: string[]): PopupAnswer | undefined {
    const answers = [...this.asked.values()].flatMap(({ outcome }) =>
      typeof outcome === 'object' ? [outcome] : [],
    );
    return [...answers, ...this.along].find((answer) => covers(answer, scopes));
  }
}

const withoutClick = () => new TokenError('refused', 'popups_blocked');

/** Whether scopes, parted by spaces, are all among these. */
function isWithin(scopes: string, among: readonly string[]): boolean {
  return scopes.split(' ').every((scope) => among.includes(scope));
}

/** The host's reason is a word; nothing longer is repeated. */
function reasonOf(error: unknown): string {
  const { message = '' } = (error ?? {}) as Partial<Error>;
  return /^[\w-]{1,60}$/.test(message) ? message : 'popup_failed';
}

/** Whether what was asked before will do, also where it was refused. */
function isUsable({ outcome, ...asked }: Asked, scopes: string[], wish: Wish): boolean {
  if (wish.claims && asked.claims !== wish.claims) return false;
  if (outcome === undefined) return true;
  return outcome === 'refused' ? !wish.byClick : !wish.renew && covers(outcome, scopes);
}

function covers({ scopes, expiresAt }: PopupAnswer, wanted: string[]): boolean {
  return expiresAt - margin > Date.now() && wanted.every((scope) => scopes.includes(scope));
}
