import { useEffect } from 'react';
import { useModal } from './modal';
import { markUnsaved } from './unsaved';

/**
 * While something has not been saved, every way out asks first: closing the dialog, Back, links
 * that lead away, and the browser before it leaves the portal.
 */
export function useUnsavedChanges(isChanged: boolean): void {
  const place = useModal() ? 'dialog' : 'page';
  useEffect(() => (isChanged ? markUnsaved(place) : undefined), [isChanged, place]);
}
