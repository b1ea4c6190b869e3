import { createHash, randomBytes } from 'node:crypto';
import type { DevTenant } from '../../../src/devTenant/devTenant';

/**
 * The sign-in of a single-page application by redirects and cross-origin requests, step by step.
 */
export class SignInFlow {
  readonly verifier = randomBytes(32).toString('base64url');
  readonly redirectUri: string;
  cookie = '';

  constructor(
    readonly tenant: DevTenant,
    readonly productUrl: string,
  ) {
    this.redirectUri = `${productUrl}/redirect`;
  }

  get apiScope(): string {
    return `api://${new URL(this.productUrl).host}/${this.tenant.clientId}/access_as_user`;
  }

  private get base(): string {
    return `${this.tenant.identityUrl}/${this.tenant.tenantId}`;
  }

  /** Calls the authorize endpoint; parameters can be replaced, or taken away with an empty text. */
  async authorize(changes: Record<string, string> = {}): Promise<Response> {
    const all: Record<string, string> = {
      client_id: this.tenant.clientId,
      response_type: 'code',
      redirect_uri: this.redirectUri,
      scope: `openid profile offline_access ${this.apiScope}`,
      state: 'st<a>te',
      nonce: 'n1',
      client_info: '1',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    const parameters = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
    return this.keep(
      await fetch(`${this.base}/oauth2/v2.0/authorize?${parameters}`, {
        redirect: 'manual',
        headers: { cookie: this.cookie },
      }),
    );
  }

  /** Answers the form of a sign-in page. */
  async submit(page: Response, fields: Record<string, string>): Promise<Response> {
    const flow = /name="flow" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    return this.keep(
      await fetch(`${this.base}/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: this.cookie },
        body: new URLSearchParams({ flow, ...fields }),
      }),
    );
  }

  /** Signs in from the start and answers the code. */
  async codeFor(name: string): Promise<string> {
    this.cookie = '';
    const answer = await this.submit(await this.authorize(), { upn: `${name}@nordvik.example` });
    return answered(answer).get('code') ?? '';
  }

  async token(
    fields: Record<string, string>,
    origin: string | undefined = this.productUrl,
  ): Promise<{ status: number; headers: Headers; body: Record<string, string & number[]> }> {
    const answer = await fetch(`${this.base}/oauth2/v2.0/token`, {
      method: 'POST',
      headers: origin ? { origin } : {},
      body: new URLSearchParams({ client_id: this.tenant.clientId, ...fields }),
    });
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as Record<string, string & number[]>,
    };
  }

  redeem(code: string, changes: Record<string, string> = {}, origin?: string) {
    return this.token(
      {
        grant_type: 'authorization_code',
        code,
        redirect_uri: this.redirectUri,
        code_verifier: this.verifier,
        client_info: '1',
        ...changes,
      },
      origin,
    );
  }

  private keep(answer: Response): Response {
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
    if (set.length) this.cookie = set.join('; ');
    return answer;
  }
}

/** The parameters that a redirect carries back, from its fragment or its query. */
export function answered(redirect: Response): URLSearchParams {
  const location = new URL(redirect.headers.get('location') ?? 'about:blank');
  return new URLSearchParams(location.hash ? location.hash.slice(1) : location.search);
}
