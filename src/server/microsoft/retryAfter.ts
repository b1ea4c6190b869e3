/** Seconds of a Retry-After header, which has either seconds or a date. */
export function retryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}
