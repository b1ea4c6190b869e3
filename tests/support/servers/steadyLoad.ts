import { setTimeout as delay } from 'node:timers/promises';

/** A request that is sent again and again. */
export interface LoadedCall {
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
}

export interface SteadyLoad {
  /** How many have been answered so far. */
  answered(): number;
  /** Ends it; answers what went wrong, and the milliseconds that each answer took. */
  stop(): Promise<{ failures: string[]; times: number[] }>;
}

/** Sends calls in turn, from so many callers at once, each as soon as its last was answered. */
export function startLoad(
  url: string,
  calls: readonly LoadedCall[],
  tokens: readonly string[],
  { callers = 8, pause = 0 } = {},
): SteadyLoad {
  const failures: string[] = [];
  const times: number[] = [];
  let isOver = false;
  const callAgain = async (caller: number) => {
    for (let turn = caller; !isOver; turn += 1) {
      const { path, method = 'GET', body } = calls[turn % calls.length]!;
      const started = performance.now();
      try {
        const answer = await fetch(url + path, {
          method,
          headers: {
            authorization: `Bearer ${tokens[(turn * callers + caller) % tokens.length]}`,
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        await answer.arrayBuffer();
        if (!answer.ok) failures.push(`${method} ${path}: ${answer.status}`);
      } catch (error) {
        failures.push(`${method} ${path}: ${String(error)}`);
      }
      times.push(performance.now() - started);
      if (pause) await delay(pause);
    }
  };
  const calling = Array.from({ length: callers }, (_, caller) => callAgain(caller));
  return {
    answered: () => times.length,
    stop: async () => {
      isOver = true;
      await Promise.all(calling);
      return { failures, times };
    },
  };
}
