import { lazy, useEffect, type ComponentType, type ReactNode } from 'react';

type Part = (props: never) => ReactNode;

const listeners = new Set<() => void>();

/**
 * Calls `listener` each time the code of a part could not be had, until the returned function is
 * called.
 */
export function onMissingPart(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Fetches code that is probably shown next; where it cannot be had that is told when it is shown.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/**
 * A part of the page whose code loads when it is first shown. Where the code cannot be had, as
 * without a network, nothing stands in its place, the shell says why, and the next time it is shown
 * the code is asked for again; the rest of the page goes on working.
 */
export function lazyPart<Content extends Part>(load: () => Promise<{ default: Content }>): Content {
  let content: ComponentType<object> | undefined;
  const forget = () => void (content = undefined);
  const loaded = async (): Promise<{ default: ComponentType<object> }> => {
    try {
      return (await load()) as unknown as { default: ComponentType<object> };
    } catch {
      return { default: missing(forget) };
    }
  };
  const contentOf = () => (content ??= lazy(loaded));
  const LazyPart = (props: object) => {
    const Loaded = contentOf();
    return <Loaded {...props} />;
  };
  return LazyPart as unknown as Content;
}

/** `forget` lets the next drawing ask for the code again. */
function missing(forget: () => void): () => ReactNode {
  return function MissingPart() {
    useEffect(() => {
      forget();
      for (const listener of listeners) listener();
    }, []);
    return null;
  };
}
