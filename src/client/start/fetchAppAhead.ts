import { redirectPath } from '../auth/redirectAnswer';
import { appFiles } from './appFiles';

/**
 * Fetches what comes after the identity service's answer, without running anything of it: the page that it answers to, and the files of the app.
 * The biggest one comes last, by itself: of a file that is not whole when this page is left, nothing would be kept.
 */
export async function fetchAppAhead(): Promise<void> {
  const files = appFiles().map(({ href }) => href);
  // The page carries settings: one that an earlier sign-in has left behind is not good enough.
  await Promise.all([fetchWhole(redirectPath, 'reload'), ...files.slice(0, -1).map((file) => fetchWhole(file))]);
  await Promise.all(files.slice(-1).map((file) => fetchWhole(file)));
}

async function fetchWhole(address: string, cache?: RequestCache): Promise<void> {
  // What fails here fails again where it is needed, and is told there.
  await fetch(address, { cache, priority: 'low' }).then((answer) => answer.arrayBuffer()).catch(() => undefined);
}
