import type { ClientConfig } from '#shared/clientConfig';
import { answerHost } from '../auth/teams/answerHost';
import { texts as teams } from '../texts/teams/en';

/**
 * The page in the Teams sign-in pop-up: nothing of the portal, only the way to the identity service
 * and back (AUTH-23, AUTH-25).
 */
export async function showAuthPage(config: ClientConfig): Promise<void> {
  show(teams.signingIn);
  const isAnswered = await answerHost(config);
  if (!isAnswered) show(teams.onlyInTeams);
}

function show(text: string): void {
  document.getElementById('skeleton')?.remove();
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  message.textContent = text;
  document.getElementById('portal')!.replaceChildren(message);
}
