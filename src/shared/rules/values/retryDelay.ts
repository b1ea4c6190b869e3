interface Pauses {
  /** Milliseconds, at most: before the first attempt, and before any. */
  first: number;
  maxLength: number;
}

/** Of an attempt to connect: up to 2 s, 4, 8 … 30 s. */
const connecting: Pauses = { first: 2_000, maxLength: 30_000 };

/**
 * Milliseconds before the next attempt, longer each time. Chance spreads the attempts, so that the
 * pages of a server that restarts do not all come at once.
 */
export function retryDelay(
  failedAttempts: number,
  chance = Math.random(),
  { first, maxLength }: Pauses = connecting,
): number {
  return Math.min(maxLength, first * 2 ** Math.min(failedAttempts, 10)) * (0.25 + 0.75 * chance);
}
