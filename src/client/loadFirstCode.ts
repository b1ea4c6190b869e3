import type { ClientConfig } from '#shared/clientConfig';
import { connection } from './data/connection/connection';
import { settingsRead } from './data/portalReads/sessionReads';
import { fetchTodaysSavedPicture, loadTodaysCode } from './pages/today/todaysCode';
import { loadPageCode } from './routes';
import { BottomBar } from './shell/laterParts';
import { bottomBarMedia } from './shell/menus/bottomBarPlace';

/** Milliseconds that saved content waits for code that the browser has most probably kept. */
const timeout = 200;

/** The code of the page that opens: on its way before anything asks for it. */
export async function loadOpenedCode(config: ClientConfig): Promise<void> {
  if (matchMedia(bottomBarMedia).matches) BottomBar.loadAhead();
  await Promise.all([loadTodaysCode(config), loadPageCode(location.pathname)]);
}

/**
 * Who was here before sees the page that opens in one piece: its code is there when React draws for
 * the first time. Code that came a moment later would stand behind a word of waiting, which React
 * keeps for 300 ms at least.
 */
export async function loadFirstCode(config: ClientConfig): Promise<void> {
  const codeIsThere = loadOpenedCode(config);
  if (!connection().cache.peek(settingsRead.key)) return;
  fetchTodaysSavedPicture(config);
  await Promise.race([codeIsThere, new Promise((resolve) => setTimeout(resolve, timeout))]);
}
