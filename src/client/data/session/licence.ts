import { isLicensed, type LicenceDetails } from '#shared/rules/people/licensing';
import { effectiveSettings } from '#shared/rules/settings/settings';
import { answeredWithin } from '../connection/answeredWithin';
import { connection } from '../connection/connection';
import { readGraphPages } from '../graph/graph';
import { joinRead } from '../read/joinRead';
import { settingsRead } from '../portalReads/sessionReads';
import type { Read } from '../read/useRead';

const day = 24 * 60 * 60_000;
/** Milliseconds; what is asked of Microsoft 365 waits for it. */
const timeout = 15_000;
const operation = 'Your licence';
const freshFor = 3 * 60 * 60_000;

/**
 * The person's Microsoft 365 licences. An answer counts for 3 hours; later it is asked for again,
 * and while that fails the last answer still counts (LICENCE-22).
 */
export const licenceRead: Read<LicenceDetails[]> = {
  key: 'licences',
  read: (asked) =>
    answeredWithin(
      timeout,
      { operation, url: `${connection().config.graphUrl}/v1.0/me/licenseDetails` },
      asked,
      (signal) =>
        readGraphPages<LicenceDetails>('/me/licenseDetails', {
          scopes: ['User.Read'],
          operation,
          signal,
          withoutLicence: true,
        }),
    ),
  lifetime: 30 * day,
  recheckWithin: 30 * day - freshFor,
  outlivesRefusal: true,
};

/**
 * Finds out whether the person has a licence before the portal is drawn, which does so too: what
 * the first page reads of Microsoft 365 waits for it. What fails here is told where it is drawn.
 */
export async function findLicence(): Promise<void> {
  const { signal } = new AbortController();
  const { setLicensed } = connection();
  const settings = effectiveSettings(await joinRead(settingsRead, signal));
  setLicensed(
    !settings.enableWorkplaceLight || isLicensed(await joinRead(licenceRead, signal), settings),
  );
}
