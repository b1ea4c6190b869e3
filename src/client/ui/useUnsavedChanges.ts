import { useEffect } from 'react';
import { useModal } from './modal';

/** While something has not been saved, closing the dialog asks first, and so does the browser before it leaves the page. */
export function useUnsavedChanges(isChanged: boolean): void {
  const setUnsaved = useModal()?.setUnsaved;
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    setUnsaved?.(true);
    window.addEventListener('beforeunload', ask);
    return () => {
      setUnsaved?.(false);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isChanged, setUnsaved]);
}
