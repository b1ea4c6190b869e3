import { redirectPath } from '../auth/redirectAnswer';
import { appFiles, isForNewcomers } from './appFiles';

/**
 * Fetches what comes after the identity service's answer, without running anything of it: the page
 * that it answers to, and the files of the app. The biggest one comes last, by itself: of a file
 * that is not whole when this page is left, nothing would be kept. What fails here fails again
 * where it is needed, and is told there.
 */
export async function fetchAppAhead(): Promise<void> {
  const files = appFiles();
  await Promise.all([fetchAnswerPage(), ...files.slice(0, -1).map(fetchWhole)]);
  await Promise.all(files.slice(-1).map(fetchWhole));
}

async function fetchAnswerPage(): Promise<void> {
  if (isForNewcomers()) return;
  await fetch(redirectPath, { cache: 'reload', priority: 'low' })
    .then((answer) => answer.text())
    .catch(() => undefined);
}

function fetchWhole(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    link.fetchPriority = 'low';
    link.rel = 'preload';
  });
}
