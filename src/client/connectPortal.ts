import type { ClientConfig } from '#shared/clientConfig';
import type { PersonCache } from './data/cache/personCache';
import { connect } from './data/connection/connection';
import { firstReadsBegan, startFirstReads } from './data/read/firstReads';
import { applyStoredLanguage } from './data/session/interfaceLanguage';
import { abortReads } from './data/read/runningReads';
import { currentMessagesRead } from './features/broadcasts/currentMessagesRead';
import { firstReadsOf, firstScopesOf, startLaterReads } from './pages/firstReadsOf';
import { prepareFormats } from './texts/prepareFormats';

interface Connected {
  config: ClientConfig;
  cache: PersonCache;
}

/**
 * Connects the data layer for a person and requests what is shown first. In a small file of its
 * own: on a first visit the requests are on their way while the app still arrives.
 */
export function connectPortal({ config, cache }: Connected): void {
  // Requests of an earlier connection of this page wait for a sign-in that came to nothing.
  abortReads();
  connect({ config, cache });
  applyStoredLanguage();
  startFirstReads([...firstReadsOf(config), currentMessagesRead], firstScopesOf(config));
  if (firstReadsBegan() === undefined) return;
  startLaterReads(config).catch(() => undefined);
  prepareFormats();
}
