import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The same function at every drawing, which does what it was given last: what it is given to need
 * not be drawn again. For what happens later, not for drawing.
 */
export function useStable<Given extends unknown[], Answer>(
  run: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const [stable] = useState(
    () =>
      (...given: Given) =>
        latest.current(...given),
  );
  return stable;
}
