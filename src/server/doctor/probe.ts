import { codeOfError, isRecord } from '#shared/rules/values/records';
/** An address's answer; `failure` says why there was none. */
export type Probe =
  { status: number; headers: Headers; text: string; failure?: undefined } | { failure: string };

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

const reasons: Record<string, string> = {
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by an unknown authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

function reasonOf(error: unknown): string {
  const { name, cause }: Record<string, unknown> = isRecord(error) ? error : {};
  if (name === 'TimeoutError') return `no answer within ${timeLimit / 1_000} seconds`;
  const code = codeOfError(cause);
  return (code && reasons[code]) ?? code ?? 'the connection failed';
}
