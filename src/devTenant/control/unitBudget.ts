import type { Answer, Received } from '../http/message';

/** Milliseconds in which a budget may be used up. */
const windowLength = 60_000;

/**
 * Units that one caller may use of one service in a minute: far more than a person's page needs.
 */
const generous = 6_000;

/**
 * Counts what callers cost, as Graph and SharePoint do: one unit for one thing, two for a list or a
 * write. A caller is a person or an application, whatever token they show. Spec: the services'
 * throttling guides.
 */
export class UnitBudget {
  /** Units a minute. */
  units = generous;
  private readonly windows = new Map<string, { used: number; ends: number }>();

  constructor(private readonly now: () => Date) {}

  /** Seconds until the caller may ask again; nothing while they may. */
  secondsToWait(service: string, request: Received): number | undefined {
    const open = this.windows.get(keyOf(service, request));
    const left = (open?.ends ?? 0) - this.now().getTime();
    return open && left > 0 && open.used >= this.units ? Math.ceil(left / 1_000) : undefined;
  }

  charge(service: string, request: Received, answer: Answer): void {
    const key = keyOf(service, request);
    const time = this.now().getTime();
    const open = this.windows.get(key);
    const window = open && open.ends > time ? open : { used: 0, ends: time + windowLength };
    window.used += costOf(request, answer);
    this.windows.set(key, window);
  }

  reset(): void {
    this.units = generous;
    this.windows.clear();
  }
}

function costOf({ method }: Received, { body }: Answer): number {
  const isList =
    typeof body === 'object' &&
    !Buffer.isBuffer(body) &&
    'value' in body &&
    Array.isArray(body.value);
  return method !== 'GET' || isList ? 2 : 1;
}

/** Who asks, by the token's own words; whether it is a good token is decided elsewhere. */
function keyOf(service: string, { headers }: Received): string {
  const [, payload = ''] = String(headers.authorization ?? '').split('.');
  try {
    const {
      oid,
      appid,
    }: {
      oid?: string;
      appid?: string;
    } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return `${service} ${oid ?? appid ?? ''}`;
  } catch {
    return `${service} nobody`;
  }
}
