import { readStored } from '../platform/guardedStorage';
import { paintKey } from './paintKey';

/**
 * Where a paint of the page is kept, the browser draws its first frame when the page has been
 * parsed whole, and the start script has shown the paint. Else it draws the start picture first,
 * for nobody to see, which takes 30 ms of a slow processor. Browsers that do not know the link
 * begin as before.
 */
export function awaitPaint(): void {
  const key = paintKey();
  if (!key || readStored('localStorage', key) === undefined) return;
  const link = document.createElement('link');
  link.rel = 'expect';
  // No element has this name: the end of the page counts.
  link.setAttribute('href', '#end');
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}
