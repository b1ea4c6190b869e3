import { clientListeners, clientState } from './clientState';

/**
 * Milliseconds by which a device's clock may differ from the server's before it is taken as wrong:
 * an answer tells whole seconds, and was on its way.
 */
const tolerance = 60_000;
/** Milliseconds; an answer that took longer says too little of when it was given. */
const maxRoundTrip = 30_000;

/** Milliseconds by which the server is ahead of the device. */
const ahead = clientState(() => 0);
const listeners = clientListeners();

/**
 * The time in milliseconds since 1970: the device's, where its clock is wrong the server's. The
 * time zone stays the device's.
 */
export function presentTime(): number {
  return Date.now() + ahead.value;
}

export function presentDate(): Date {
  return new Date(presentTime());
}

/** The moment of {@link presentTime} at which the device's own clock shows this time. */
export function onDevice(moment: number): number {
  return moment - ahead.value;
}

/**
 * Notes the time of an answer of the server.
 *
 * @param serverTime its header `Date`
 * @param askedAt when it was asked for, by the device's clock
 */
export function noteServerTime(serverTime: string | null | undefined, askedAt: number): void {
  const answeredAt = Date.now();
  const second = Date.parse(serverTime ?? '');
  if (Number.isNaN(second) || answeredAt - askedAt > maxRoundTrip || answeredAt < askedAt) return;
  const [min, max] = [second - answeredAt, second + 999 - askedAt];
  const fits = (difference: number) =>
    difference >= min - tolerance && difference <= max + tolerance;
  if (fits(ahead.value)) {
    // A first answer knows a wrong clock to half a second; each further one can narrow that.
    if (ahead.value !== 0) ahead.value = Math.min(Math.max(ahead.value, min), max);
    return;
  }
  ahead.value = fits(0) ? 0 : Math.round((min + max) / 2);
  listeners.notify();
}

/** Calls back when the present time turns out to be another, until the returned function is called. */
export function onTimeSet(listener: () => void): () => void {
  return listeners.subscribe(listener);
}
