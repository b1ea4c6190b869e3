import type { ReactNode } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { useNearViewport } from './useNearViewport';
import { Skeleton } from './Skeleton';

// A placeholder that nobody sees does not move: each picture of it would be drawn, sixty times a
// second, for as long as the page is open.
const useStyles = makeStyles({ far: { '& *::after': { animationPlayState: 'paused' } } });

interface WhenVisibleProps {
  /** Stands in until then; as high as the content. */
  placeholder: ReactNode;
  /** False: it also waits until this becomes true. */
  isDue?: boolean;
  /** It is in the window from the start, so that there is nothing to wait for but `isDue`. */
  isAtTop?: boolean;
  /** How far below the window it begins, as CSS says it; left out: a little. */
  below?: string;
  children: ReactNode;
}

/**
 * Renders its content only once it is near the window, so that a widget nobody sees makes no
 * request.
 */
export function WhenVisible({
  placeholder,
  isDue = true,
  isAtTop = false,
  below,
  children,
}: WhenVisibleProps) {
  const [isNear, watch] = useNearViewport(below);
  const styles = useStyles();
  const isSeen = isNear || isAtTop;
  if (isSeen && isDue) return children;
  return (
    <div ref={watch} className={isSeen ? undefined : styles.far}>
      <Skeleton aria-hidden>{placeholder}</Skeleton>
    </div>
  );
}
