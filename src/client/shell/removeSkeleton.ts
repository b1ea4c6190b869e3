import { contentShown } from '../host/contentShown';

/**
 * Takes away the static picture that stands in the page until there is content. Called in the same
 * turn as the content appears.
 */
export function removeSkeleton(): void {
  document.getElementById('skeleton')?.remove();
  contentShown();
}
