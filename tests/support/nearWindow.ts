/**
 * From now on nothing counts as near the window until the returned function says that everything
 * is. Whoever calls this deletes the global `IntersectionObserver` after the test.
 */
export function keepFar(): () => void {
  const come: (() => void)[] = [];
  class Observer {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      come.push(() => told([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return () => come.forEach((told) => told());
}
