import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

// The page that the identity service answers to. It hands the answer on and does nothing else.
broadcastResponseToMainFrame().catch(() => location.replace('/'));
