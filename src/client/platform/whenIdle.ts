import { onIdle } from './onIdle';

/** Resolves when the browser has nothing else to do; after a second it is time anyway. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => onIdle(resolve, 1_000, 200));
}
