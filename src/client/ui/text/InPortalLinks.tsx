import { use, useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageOf } from '../../platform/addresses/pageOf';
import { jumpTo } from '../jumpTo';
import { NewTabContext } from './newTabContext';

/**
 * Links of a text that lead within the portal change the page without loading it again; one to a
 * heading of the same text leads there.
 */
export function InPortalLinks({ place }: { place: RefObject<HTMLElement | null> }) {
  const navigate = useNavigate();
  const { own: opensApart } = use(NewTabContext);
  useEffect(() => {
    const text = place.current;
    const follow = (event: MouseEvent) => {
      const address = followed(event, opensApart);
      if (address === undefined) return;
      const heading = text && headingIn(text, address);
      if (heading) return void jumpTo(event, heading);
      event.preventDefault();
      void navigate(address);
    };
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [navigate, place, opensApart]);
  return null;
}

/** The page to which a click leads here; a new tab or window stays the browser's business. */
function followed(event: MouseEvent, opensApart: () => boolean): string | undefined {
  const isOther = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (event.defaultPrevented || isOther || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a[href]');
  if (!link || (link.getAttribute('target') === '_blank' && opensApart())) return undefined;
  return pageOf(link.getAttribute('href') ?? '');
}

/** The heading of a text to which an address leads, where the text stands at that address. */
function headingIn(text: HTMLElement, address: string): HTMLElement | undefined {
  const { pathname, hash } = new URL(address, window.location.origin);
  if (hash === '' || pathname !== window.location.pathname) return undefined;
  const headings = [...text.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')];
  return headings.find(({ id }) => `#${id}` === hash);
}
