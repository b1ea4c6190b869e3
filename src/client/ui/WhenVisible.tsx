import type { ReactNode } from 'react';
import { Skeleton } from '@fluentui/react-components';
import { useNearViewport } from './useNearViewport';

interface WhenVisibleProps {
  /** Stands in until then; as high as the content. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its content only once it is near the window, so that a widget nobody sees makes no request. */
export function WhenVisible({ placeholder, children }: WhenVisibleProps) {
  const [isNear, watch] = useNearViewport();
  return isNear ? children : <div ref={watch}><Skeleton aria-hidden>{placeholder}</Skeleton></div>;
}
