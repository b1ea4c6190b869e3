import { contentShown } from '../../host/contentShown';
import { leavePaint, removePaint } from '../../paint/leavePaint';

/**
 * Takes away the static picture that stands in the page until there is content. Called in the same
 * turn as the content appears.
 */
export function removeSkeleton(): void {
  removePaint();
  showContent();
}

/** The same where the page comes that was here before, which its paint shows until it is whole. */
export function uncoverPage(): void {
  leavePaint();
  showContent();
}

function showContent(): void {
  for (const id of ['skeleton', 'connecting']) document.getElementById(id)?.remove();
  contentShown();
}
