import type { ClientConfig } from '#shared/clientConfig';
import { answerHost } from '../auth/teams/answerHost';
import { applyStoredLanguage } from '../data/session/interfaceLanguage';
import { currentLanguage } from '../texts/language';
import { signInWindow } from '../texts/signInWindow';
import { showSentence } from './showSentence';

/**
 * The page in the Teams sign-in pop-up: nothing of the portal, only the way to the identity service
 * and back (AUTH-23, AUTH-25).
 */
export async function showAuthPage(config: ClientConfig): Promise<void> {
  applyStoredLanguage();
  const texts = signInWindow[currentLanguage()];
  showSentence('status', texts.signingIn);
  const isAnswered = await answerHost(config);
  if (!isAnswered) showSentence('status', texts.onlyInTeams);
}
