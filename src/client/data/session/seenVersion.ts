import { readStored, writeStored } from '../../platform/guardedStorage';
import { buildVersion } from './buildVersion';

const key = 'portal:seenVersion';

/**
 * Whether the portal is another version than the one whose notes were last looked at on this
 * device. A device that knows no version yet begins with the present one.
 */
export function hasNewVersion(): boolean {
  const seen = readStored('localStorage', key);
  if (seen === undefined) noteSeenVersion();
  return seen !== undefined && seen !== buildVersion;
}

export function noteSeenVersion(): void {
  writeStored('localStorage', key, buildVersion);
}
