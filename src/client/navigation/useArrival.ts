import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { leftPlace, returnTo } from './leftPlaces';

/**
 * After a navigation the keyboard and the screen reader start at the new page's content, and the
 * page at its top; Back and Forward lead to where the person was. A dialog over the page, or a
 * question that came with it, keeps the keyboard to itself; the side menu that is sliding away does
 * not.
 */
export function useArrival(): void {
  const { pathname, search, key } = useLocation();
  const hasDialog = new URLSearchParams(search).has('modal');
  const kind = useNavigationType();
  const before = useRef(pathname);
  const isReturn = kind === 'POP';
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const keepsKeyboard = hasDialog || document.querySelector('[role="alertdialog"]');
    if (!keepsKeyboard) document.getElementById('content')?.focus({ preventScroll: true });
    const { top, link } = isReturn ? leftPlace(key) : { top: 0 };
    return returnTo({ top, link: keepsKeyboard ? undefined : link });
  }, [pathname, hasDialog, isReturn, key]);
}
