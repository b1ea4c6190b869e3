/**
 * Seconds for which a service wants to be left alone; nothing where it does not say.
 * @param value its header Retry-After, which has either seconds or a date
 */
export function retryAfterSeconds(value: string | null, now = Date.now()): number | undefined {
  const text = value?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
