import { waitFor } from '@testing-library/react';

/**
 * The network of the pages that tests show. A test ends when its page has the answers to what it has
 * asked for, so that none of them reaches the server, the cache or the notices of the next test.
 *
 * With `SLOW_NETWORK` set, each request leaves after a random time of up to so many milliseconds,
 * and its answer arrives after another: that finds tests that take one effect for a sign of another.
 */
const slowest = Number(process.env.SLOW_NETWORK ?? 0);
/** Milliseconds; a server that never answers is not waited for any longer. */
const timeout = 2_000;

// A test may replace both.
const { fetch: send, setTimeout: later } = globalThis;
const pause = (milliseconds: number) => new Promise((resolve) => later(resolve, milliseconds));
const underway = new Set<Promise<unknown>>();

async function ask(...request: Parameters<typeof fetch>): Promise<Response> {
  if (!slowest) return send(...request);
  await pause(Math.random() * slowest);
  request[1]?.signal?.throwIfAborted();
  const answer = await send(...request);
  await pause(Math.random() * slowest);
  return answer;
}

function noteUntil(answer: Promise<unknown>): void {
  const arrival: Promise<unknown> = answer.then(
    () => underway.delete(arrival),
    () => underway.delete(arrival),
  );
  underway.add(arrival);
}

globalThis.fetch = (...request) => {
  const answer = ask(...request);
  noteUntil(answer);
  return answer;
};

// Files are sent by it, because `fetch` does not say how far they are.
const { send: sendFile } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
  noteUntil(new Promise((resolve) => this.addEventListener('loadend', resolve)));
  sendFile.call(this, body);
};

/** Is fulfilled when nothing is under way and what arrived last asks for nothing more. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    if (underway.size > 0) throw new Error('Answers are still awaited.');
    await pause(0);
  }
}

/** Ends the page of a test, once nothing of it is shown any more. */
export async function leavePage(): Promise<void> {
  const end = performance.now() + timeout;
  while (performance.now() < end && (await rest().catch(() => true))) await pause(5);
  underway.clear();
}

/** Waits until the page has the answers to all that it has asked for. */
export const pageRests = () => waitFor(rest);
