import type { ClientConfig } from '#shared/clientConfig';
import { answerHost } from '../auth/teams/answerHost';
import { applyStoredLanguage } from '../data/session/interfaceLanguage';
import { currentLanguage } from '../texts/language';
import { signInWindow } from '../texts/signInWindow';

/**
 * The page in the Teams sign-in pop-up: nothing of the portal, only the way to the identity service
 * and back (AUTH-23, AUTH-25).
 */
export async function showAuthPage(config: ClientConfig): Promise<void> {
  applyStoredLanguage();
  const texts = signInWindow[currentLanguage()];
  show(texts.signingIn);
  const isAnswered = await answerHost(config);
  if (!isAnswered) show(texts.onlyInTeams);
}

function show(text: string): void {
  document.getElementById('skeleton')?.remove();
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  message.lang = currentLanguage();
  message.textContent = text;
  document.getElementById('portal')!.replaceChildren(message);
}
