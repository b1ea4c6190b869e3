import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

/**
 * Hands the identity service's answer to the window or frame that asked for it; what is no answer
 * leads to the portal.
 */
export async function handAnswerOn(): Promise<void> {
  await broadcastResponseToMainFrame().catch(() => location.replace('/'));
}
