import { randomUUID } from 'node:crypto';
import { filled } from '../http/filled';
import problems from './problems.json';

export type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'invalid_resource'
  | 'access_denied'
  | 'login_required'
  | 'interaction_required'
  | 'consent_required';

/** Entra's code and text for a mistake; `{name}` stands for a value of the request. */
interface Wording {
  code: number;
  text: string;
  suberror?: string;
}

/** An error as Entra words it: `AADSTS50058: …`. */
export class IdentityProblem extends Error {
  readonly code: number;
  readonly suberror?: string;

  constructor(
    readonly error: OAuthError,
    name: keyof typeof problems,
    values?: Readonly<Record<string, string>>,
    /** The claims that the next sign-in has to carry. */
    readonly claims?: string,
  ) {
    const { code, text, suberror }: Wording = problems[name];
    super(`AADSTS${code}: ${filled(text, values)}`);
    this.code = code;
    this.suberror = suberror;
  }

  /** Parameters of an error redirect. */
  parameters(): Record<string, string> {
    return {
      error: this.error,
      error_description: this.message,
      ...(this.suberror ? { suberror: this.suberror } : {}),
    };
  }

  /** Body of the token endpoint's answer. */
  body(now: Date, correlationId: string = randomUUID()): object {
    const trace = randomUUID();
    const timestamp = now
      .toISOString()
      .replace('T', ' ')
      .replace(/\.\d+Z/, 'Z');
    return {
      error: this.error,
      error_description: `${this.message} Trace ID: ${trace} Correlation ID: ${correlationId} Timestamp: ${timestamp}`,
      error_codes: [this.code],
      timestamp,
      trace_id: trace,
      correlation_id: correlationId,
      ...(this.suberror ? { suberror: this.suberror } : {}),
      ...(this.claims ? { claims: this.claims } : {}),
    };
  }

  get status(): number {
    return this.error === 'invalid_client' ? 401 : 400;
  }
}
