import type { TeamsApp } from '#shared/contract/people/admin';
import type { Finding } from '#shared/rules/finding';
import { apiRead } from '../../data/connection/apiRead';
import { invalidate } from '../../data/read/invalidate';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { useInterfaceLanguage } from '../../texts/useInterfaceLanguage';
import { useTexts } from '../../texts/useTexts';

/**
 * A finding is about now: it is shown again only while somebody goes back and forth between pages.
 */
const lifetime = 60_000;

/** The app package for this portal, checked; the findings are in the person's language. */
export function useTeamsApp(): ReadState<TeamsApp> {
  const { name } = useTexts('admin').package;
  const language = useInterfaceLanguage();
  return useRead({
    ...apiRead('GET /admin/teamsapp', { query: { language }, operation: name }),
    lifetime,
  });
}

/** The findings of the set-up doctor, and a function that checks again. */
export function useSetUp(): { findings: ReadState<Finding[]>; checkAgain: () => Promise<void> } {
  const { name } = useTexts('admin').setUp;
  const language = useInterfaceLanguage();
  const findings = useRead({
    ...apiRead('GET /admin/setup', { query: { language }, operation: name }),
    lifetime,
  });
  return { findings, checkAgain: () => invalidate('GET /admin/setup') };
}
