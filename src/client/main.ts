import { redirectPath, takeRedirectAnswer } from './auth/redirectAnswer';
import { readConfig } from './start/readConfig';
import { reloadForMissingCode } from './start/reloadForMissingCode';
import { startPortal } from './start/startPortal';

/** A sign-in by redirect comes back to this very page and goes on; a pop-up or hidden frame only hands its answer on. */
async function start(): Promise<void> {
  const answer = takeRedirectAnswer();
  if (location.pathname === redirectPath) return (await import(/* webpackChunkName: "redirect" */ './auth/redirectPage')).handAnswerOn();
  return startPortal(readConfig(), answer);
}

start().catch(reloadForMissingCode);
