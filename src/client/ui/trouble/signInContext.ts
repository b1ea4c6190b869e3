import { createContext } from 'react';

/**
 * Signs the person in again in a window of its own, right after their click; the page stays as it
 * is. Never rejects.
 */
export const SignInContext = createContext<(() => Promise<void>) | undefined>(undefined);
