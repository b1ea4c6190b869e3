import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { holdLeave, notePlace } from './leaveGuard';
import { useModal } from './modal';

/**
 * While something has not been saved, closing the dialog asks first; so do Back, links that lead
 * away, and the browser before it leaves the portal.
 */
export function useUnsavedChanges(isChanged: boolean): void {
  const modal = useModal();
  const setUnsaved = modal?.setUnsaved;
  const place = modal ? 'dialog' : 'page';
  const location = useLocation();
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = holdLeave(place);
    setUnsaved?.(true);
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      setUnsaved?.(false);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isChanged, setUnsaved, place]);
  useEffect(notePlace, [location]);
}
