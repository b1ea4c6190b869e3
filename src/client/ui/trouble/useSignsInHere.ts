import { useContext } from 'react';
import { ModalContext } from '../leave/modal';
import type { WidgetFailure } from '../widget/widgetState';
import { SignInContext } from './signInContext';

/**
 * Whether signing in is offered on the spot: for a failed save, and in a dialog, because the button
 * above the page is behind it.
 */
export function useSignsInHere(failure: WidgetFailure | undefined, isSave = false): boolean {
  const isInDialog = useContext(ModalContext) !== undefined;
  const canSignIn = useContext(SignInContext) !== undefined;
  return Boolean(failure?.isSignInNeeded) && canSignIn && (isSave || isInDialog);
}
