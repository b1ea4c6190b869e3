import { useEffect } from 'react';
import { useModal } from './modal';
import { markUnsaved } from './unsaved';

/**
 * While something has not been saved, every way out asks first: closing the dialog, Back, links
 * that lead away, and the browser before it leaves the portal. `isKept`: it would come back, so that
 * nothing asks; nobody is sent away to sign in all the same.
 */
export function useUnsavedChanges(isChanged: boolean, isKept = false): void {
  const surface = useModal() ? 'dialog' : 'page';
  const place = isKept ? 'kept' : surface;
  useEffect(() => (isChanged ? markUnsaved(place) : undefined), [isChanged, place]);
}
