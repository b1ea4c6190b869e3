import { codeOfError, isRecord, keysOf } from '#shared/rules/values/records';
import { say, type Sentence } from '../findings/sentence';

/** An address's answer; `failure` says why there was none. */
export type Probe =
  { status: number; headers: Headers; text: string; failure?: undefined } | { failure: Sentence };

const timeLimit = 6_000;
const maxTextLength = 2_000_000;

/** Asks an address without following redirects and never throws. */
export async function probe(address: string, init: RequestInit = {}): Promise<Probe> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
      ...init,
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text: text.slice(0, maxTextLength),
    };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
}

/** The JSON of an answer; an empty object where it has none. */
export function jsonOf<T extends object>(answer: Probe): Partial<T> {
  if (answer.failure !== undefined) return {};
  try {
    const value: unknown = JSON.parse(answer.text);
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : {};
  } catch {
    return {};
  }
}

const reasons = {
  ENOTFOUND: 'reason.hostUnknown',
  EAI_AGAIN: 'reason.hostNotLookedUp',
  ECONNREFUSED: 'reason.noListener',
  ECONNRESET: 'reason.connectionCut',
  CERT_HAS_EXPIRED: 'reason.certificateExpired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'reason.certificateSelfSigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'reason.certificateUnknown',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'reason.certificateUnknown',
  ERR_TLS_CERT_ALTNAME_INVALID: 'reason.certificateOfOther',
} as const;

function reasonOf(error: unknown): Sentence {
  const { name, cause }: Record<string, unknown> = isRecord(error) ? error : {};
  if (name === 'TimeoutError') return say('reason.timeout', { seconds: timeLimit / 1_000 });
  const code = codeOfError(cause);
  if (!code) return say('reason.connection');
  const known = keysOf(reasons).find((name) => name === code);
  return known ? say(reasons[known]) : say('reason.quoted', { text: code });
}
