import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageOf } from '../../platform/addresses/pageOf';

/** Links of a text that lead within the portal change the page without loading it again. */
export function InPortalLinks({ place }: { place: RefObject<HTMLElement | null> }) {
  const navigate = useNavigate();
  useEffect(() => {
    const text = place.current;
    const follow = (event: MouseEvent) => {
      const address = followed(event);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    };
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [navigate, place]);
  return null;
}

/** The page to which a click leads here; a new tab or window stays the browser's business. */
function followed(event: MouseEvent): string | undefined {
  const isOther = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (event.defaultPrevented || isOther || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a[href]');
  if (!link || link.getAttribute('target') === '_blank') return undefined;
  return pageOf(link.getAttribute('href') ?? '');
}
