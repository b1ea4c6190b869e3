import type { ComponentType, ReactNode } from 'react';
import { loadable, type Loadable } from './loadable';

type Content = (props: never) => ReactNode;
type ContentName<Module> = {
  [Name in keyof Module]: Module[Name] extends Content ? Name : never;
}[keyof Module];

/** The component that is drawn once its code is there; with the ways to request that before. */
export type LazyPart<Drawn> = Drawn & Pick<Loadable<unknown>, 'load' | 'loadAhead'>;

/**
 * The component `name` of a file that loads when it is first drawn. The `Part` around it says what
 * is there meanwhile, and when it cannot be had.
 */
export function lazyPart<Module, Name extends ContentName<Module>>(
  loadFile: () => Promise<Module>,
  name: Name,
): LazyPart<Module[Name]> {
  const { load, loadAhead, read } = loadable(loadFile);
  function LatePart(props: object) {
    const Drawn = read()[name] as ComponentType<object>;
    return <Drawn {...props} />;
  }
  return Object.assign(LatePart, { load, loadAhead }) as unknown as LazyPart<Module[Name]>;
}
