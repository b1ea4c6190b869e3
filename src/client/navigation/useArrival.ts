import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { leftPlace, returnTo } from '../ui/leave/leftPlaces';

/**
 * After a navigation the keyboard and the screen reader start at the new page's content, and the
 * page at its top; Back and Forward lead to where the person was, from another site too. A dialog
 * over the page, or a question that came with it, keeps the keyboard to itself; the side menu that
 * is sliding away does not.
 */
export function useArrival(): void {
  const { pathname, search, hash, key } = useLocation();
  const hasDialog = new URLSearchParams(search).has('modal');
  const kind = useNavigationType();
  const before = useRef<string>(undefined);
  const part = useRef(hash);
  const end = useRef<() => void>(undefined);
  const isReturn = kind === 'POP';
  // Before it is seen, a page that stands by would show a moment at the place of the one before. The
  // keyboard comes later: what that sets off would be drawn, with all effects of the page, first.
  useLayoutEffect(() => {
    if (before.current === undefined || before.current === pathname) return;
    window.scrollTo(0, (isReturn && leftPlace(key)?.top) || 0);
  }, [pathname, isReturn, key]);
  // Back and Forward between the parts of a page.
  useLayoutEffect(() => {
    const isOther = part.current !== hash;
    part.current = hash;
    const place = isReturn && isOther ? leftPlace(key) : undefined;
    if (place) window.scrollTo(0, place.top);
  }, [hash, isReturn, key]);
  useEffect(() => {
    if (before.current === pathname) return;
    const isStart = before.current === undefined;
    before.current = pathname;
    end.current?.();
    const place = isReturn ? leftPlace(key) : undefined;
    if (isStart && !place) return;
    const keepsKeyboard = hasDialog || document.querySelector('[role="alertdialog"]');
    if (!keepsKeyboard && !isStart)
      document.getElementById('content')?.focus({ preventScroll: true });
    end.current = returnTo({
      top: place?.top ?? 0,
      link: keepsKeyboard ? undefined : place?.link,
    });
  }, [pathname, hasDialog, isReturn, key]);
  useEffect(() => () => end.current?.(), []);
}
