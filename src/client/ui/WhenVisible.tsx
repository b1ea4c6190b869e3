import type { ReactNode } from 'react';
import { Skeleton } from '@fluentui/react-components';
import { useNearViewport } from './useNearViewport';

interface WhenVisibleProps {
  /** Stands in until then; as high as the content. */
  placeholder: ReactNode;
  /** False: it also waits until this becomes true. */
  isDue?: boolean;
  children: ReactNode;
}

/** Renders its content only once it is near the window, so that a widget nobody sees makes no request. */
export function WhenVisible({ placeholder, isDue = true, children }: WhenVisibleProps) {
  const [isNear, watch] = useNearViewport();
  return isNear && isDue ? children : <div ref={watch}><Skeleton aria-hidden>{placeholder}</Skeleton></div>;
}
