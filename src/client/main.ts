import { isAuthPage } from './auth/authPage';
import { redirectPath, takeNotedSettings, takeRedirectAnswer } from './auth/redirectAnswer';
import { showPaint } from './paint/showPaint';
import { showShape } from './paint/showShape';
import { afterPaint } from './platform/afterPaint';
import { preloadOpened } from './start/appFiles';
import { readConfig } from './start/readConfig';
import { reloadForMissingCode } from './start/reloadForMissingCode';
import { sayStillConnecting } from './start/sayStillConnecting';
import { startSurroundings } from './start/startSurroundings';
import { startPortal } from './start/startPortal';

/**
 * A sign-in by redirect comes back to this very page and goes on; a pop-up or hidden frame only
 * hands its answer on.
 */
async function start(): Promise<void> {
  const answer = takeRedirectAnswer();
  if (location.pathname === redirectPath)
    return (await import(/* webpackChunkName: "redirect" */ './auth/redirectPage')).handAnswerOn();
  const inPage = readConfig();
  const config = answer
    ? { ...inPage, startSettings: takeNotedSettings() ?? inPage.startSettings }
    : inPage;
  if (isAuthPage(location))
    return (await import(/* webpackChunkName: "teams-auth" */ './start/showAuthPage')).showAuthPage(
      config,
    );
  startSurroundings(config);
  sayStillConnecting();
  if (!answer && showPaint(config)) {
    // Each request takes a slow processor some 10 ms, for which the paint would wait.
    await afterPaint();
    preloadOpened(location.pathname, config.startSettings);
  } else showShape(config);
  return startPortal(config, answer);
}

start().catch(reloadForMissingCode);
