import type { ReactNode } from 'react';
import { Skeleton } from '@fluentui/react-components';
import { useNearViewport } from './useNearViewport';

interface WhenVisibleProps {
  /** Stands in until then; as high as the content. */
  placeholder: ReactNode;
  /** False: it also waits until this becomes true. */
  isDue?: boolean;
  /** It stands in the window from the start, so that there is nothing to wait for but `isDue`. */
  isAtTop?: boolean;
  children: ReactNode;
}

/** Renders its content only once it is near the window, so that a widget nobody sees makes no request. */
export function WhenVisible({ placeholder, isDue = true, isAtTop = false, children }: WhenVisibleProps) {
  const [isNear, watch] = useNearViewport();
  return (isNear || isAtTop) && isDue ? children : <div ref={watch}><Skeleton aria-hidden>{placeholder}</Skeleton></div>;
}
