const longest = 30_000;

/**
 * Milliseconds before the next attempt to connect: up to 2 s, 4, 8 … 30 s. Chance spreads the
 * attempts, so that the pages of a server that restarts do not all come at once.
 */
export function retryDelay(failedAttempts: number, chance = Math.random()): number {
  return Math.min(longest, 2_000 * 2 ** Math.min(failedAttempts, 10)) * (0.25 + 0.75 * chance);
}
