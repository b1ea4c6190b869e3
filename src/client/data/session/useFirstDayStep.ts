import { useCallback } from 'react';
import type { User } from '#shared/contract/people/users';
import { isAtStep, stepAfter } from '#shared/rules/people/users';
import { useTexts } from '../../texts/useTexts';
import { callApi } from '../connection/callApi';
import { handleWriteFailure } from '../connection/handleWriteFailure';
import { invalidate } from '../read/invalidate';
import { useSession, type Session } from './session';
import { useIsOpen } from './useVisitor';

type Step = User['FirstDayWizardStep'];

/**
 * The person's step of the first day, and how to leave one of them: nothing happens to who stands
 * elsewhere (FIRSTDAY-11). Whose board is closed stands at the step after it. Resolves whether that
 * worked or not.
 */
export function useFirstDayStep(): { step: Step; leave: (from: Step) => Promise<void> } {
  const texts = useTexts();
  const { user, updateUser } = useSession();
  const hasBoard = useIsOpen('/your-board');
  const stored = user.FirstDayWizardStep;
  const step = hasBoard || stored !== 'SetupYourBoard' ? stored : stepAfter(stored);
  const leave = useCallback(
    async (from: Step) => {
      if (!isAtStep(step, from)) return;
      await moveOn(from, updateUser).catch((error: unknown) => handleWriteFailure(error, texts));
    },
    [step, updateUser, texts],
  );
  return { step, leave };
}

/** Who has gone on in another window, or on another device, meanwhile stays there. */
async function moveOn(from: Step, updateUser: Session['updateUser']): Promise<void> {
  const stored = await callApi('GET /users/me', { operation: 'Your user record' });
  if (isAtStep(stored.FirstDayWizardStep, from))
    await updateUser({ FirstDayWizardStep: stepAfter(from) });
  else await invalidate('GET /users/me');
}
