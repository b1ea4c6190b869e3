import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation the keyboard and the screen reader start at the new page's content, and the
 * page at its top. A dialog over the page, or a question that came with it, keeps them to itself;
 * the side menu that is sliding away does not.
 */
export function useNavigationFocus(): void {
  const { pathname, search } = useLocation();
  const hasDialog = new URLSearchParams(search).has('modal');
  const kind = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!hasDialog && !document.querySelector('[role="alertdialog"]'))
      document.getElementById('content')?.focus({ preventScroll: true });
    // Going back, the browser returns to where the person was.
    if (kind !== 'POP') window.scrollTo(0, 0);
  }, [pathname, hasDialog, kind]);
}
