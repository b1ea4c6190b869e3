import { usualScopes } from '../../auth/usualScopes';
import { getToken } from '../../auth/tokens';
import { connection } from '../connection/connection';
import { awaitFirstContent } from './firstContent';
import { startRead } from './runningReads';
import { settingsRead, userRead } from '../portalReads/sessionReads';
import type { Read } from './useRead';
import { clientState } from '../../platform/clientState';

/** A read that can start before anything shows it. */
export type FirstRead = Pick<Read<unknown>, 'key' | 'read' | 'lifetime'> & {
  /**
   * Everything that is asked for later waits until this is drawn, a second at most. Who draws it
   * calls `notifyFirstContent`.
   */
  goesFirst?: boolean;
};

/**
 * Milliseconds from opening the page after which the line counts as slow: there the first content
 * is drawn before the rest has come. On a good line all of it comes together.
 */
const slowStart = 1_000;

export function isSlowStart(): boolean {
  return performance.now() > slowStart;
}

const began = clientState<number | undefined>(() => undefined);

/**
 * On a visit without cached content: starts what the first page needs side by side, before React
 * has rendered anything.
 * @param ofPage what the page that opens reads beside what every page does
 * @param scopes permissions that it needs beside those of every page
 */
export function startFirstReads(
  ofPage: readonly FirstRead[],
  scopes: readonly string[] = [],
): void {
  const { cache, config } = connection();
  began.value = cache.peek(settingsRead.key) ? undefined : performance.now();
  if (began.value === undefined) return;
  // No more than that, and in this order: a browser sends six requests of HTTP/1.1 at a time.
  // Everything else is asked for when it is shown.
  startTogether([userRead, settingsRead, ...ofPage]);
  // Licence and SharePoint news follow at once; their tokens are then there. Nobody is asked for
  // anything yet.
  for (const scope of [...usualScopes(config), ...scopes])
    getToken([scope], { interactive: false }).catch(() => undefined);
}

/** Starts reads before anything shows them. Who shows one handles its failure. */
export function startTogether(reads: readonly FirstRead[]): void {
  for (const read of reads) startRead<unknown>(read).catch(() => undefined);
  if (reads.some(({ goesFirst }) => goesFirst)) awaitFirstContent();
}

/**
 * When the first reads were started, by the page's own clock in milliseconds; nothing on a visit
 * with cached content.
 */
export function firstReadsBegan(): number | undefined {
  return began.value;
}
