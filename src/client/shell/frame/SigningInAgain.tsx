import { useEffect, type ReactNode } from 'react';
import { askPendingPermissions, stayWhileUnsaved } from '../../data/session/pendingPermissions';
import { SignInContext } from '../../ui/trouble/signInContext';
import { isUnsaved } from '../../ui/leave/unsaved';

/**
 * Lets a form sign in again on the spot, and keeps the page from being left for that while
 * something in it has not been saved.
 */
export function SigningInAgain({ children }: { children: ReactNode }) {
  useEffect(() => stayWhileUnsaved(isUnsaved), []);
  return <SignInContext value={askPendingPermissions}>{children}</SignInContext>;
}
