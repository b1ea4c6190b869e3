import type { TeamsApp } from '#shared/contract/admin';
import type { Finding } from '#shared/rules/finding';
import { callApi } from '../../data/callApi';
import { invalidate } from '../../data/invalidate';
import type { ReadState } from '../../data/readState';
import { useRead } from '../../data/useRead';
import { useAdminTexts } from '../../texts/useAdminTexts';

const setUpKey = 'admin/setup';

/**
 * A finding is about now: it is shown again only while somebody goes back and forth between pages.
 */
const lifetime = 60_000;

/** The app package for this portal, checked. */
export function useTeamsApp(): ReadState<TeamsApp> {
  const { name } = useAdminTexts().package;
  return useRead({
    key: 'admin/teamsapp',
    read: (signal) => callApi('GET /admin/teamsapp', { operation: name, signal }),
    lifetime,
  });
}

/** What the set-up doctor finds, and how to ask it again. */
export function useSetUp(): { findings: ReadState<Finding[]>; checkAgain: () => Promise<void> } {
  const { name } = useAdminTexts().setUp;
  const findings = useRead({
    key: setUpKey,
    read: (signal) => callApi('GET /admin/setup', { operation: name, signal }),
    lifetime,
  });
  return { findings, checkAgain: () => invalidate(setUpKey) };
}
