import { createContext, lazy, useContext, type ComponentType } from 'react';

/**
 * Which attempt to show a page this is; a page whose code could not be had is asked for again with
 * each further one.
 */
export const PageAttempt = createContext(0);

/**
 * A page whose code loads when it is opened. Unlike `lazy` alone it does not remember for ever that
 * this failed.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ComponentType {
  let Content: ComponentType | undefined;
  let failedAttempt: number | undefined;

  function contentOf(attempt: number): ComponentType {
    const isNext = failedAttempt !== undefined && failedAttempt !== attempt;
    if (Content && !isNext) return Content;
    failedAttempt = undefined;
    return (Content = lazy(() =>
      load().catch((error: unknown) => {
        failedAttempt = attempt;
        throw error;
      }),
    ));
  }

  return function LazyPage() {
    const Page = contentOf(useContext(PageAttempt));
    return <Page />;
  };
}
