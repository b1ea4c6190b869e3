import { useEffect, type ReactNode } from 'react';
import { askPendingPermissions, stayWhileWriting } from '../../data/session/pendingPermissions';
import { SignInContext } from '../../ui/trouble/signInContext';
import { isUnsaved, isWriting } from '../../ui/leave/unsaved';

/**
 * Lets a form sign in again on the spot, and keeps the page from being left for that while
 * somebody writes in it.
 */
export function SigningInAgain({ children }: { children: ReactNode }) {
  useEffect(() => stayWhileWriting(isWriting, isUnsaved), []);
  return <SignInContext value={askPendingPermissions}>{children}</SignInContext>;
}
