import { clearPerson } from '../../auth/storedPerson';
import { currentStrategy } from '../../auth/tokens';
import { connection } from '../connection/connection';
import { clearTab, notifySignedOut } from './signedOutElsewhere';

/**
 * Removes this person's cached data, ends the session at the identity service, and leaves the page
 * (AUTH-31, AUTH-37).
 */
export async function signOut(personId: string): Promise<void> {
  clearPerson();
  clearTab();
  // Answers that are still under way reach the device no more.
  await connection().cache.keepInMemoryOnly();
  notifySignedOut(personId);
  await (await currentStrategy()).signOut();
}
