import { Suspense, type ReactNode } from 'react';
import { Boundary, type BoundaryProps } from './Boundary';

interface PartProps extends BoundaryProps {
  /** Shown until it is there; left out: nothing. */
  waiting?: ReactNode;
}

/** A part of a page whose code or texts arrive when it is drawn: meanwhile, or in place of it. */
export function Part({ waiting, children, ...boundary }: PartProps) {
  return (
    <Boundary {...boundary}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  );
}

/** For what the page can do without: it is left out in silence. */
export const leftOut = () => null;
