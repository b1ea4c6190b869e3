import { useCallback } from 'react';
import type { User } from '#shared/contract/people/users';
import { isAtStep, stepAfter } from '#shared/rules/people/users';
import { useTexts } from '../../texts/useTexts';
import { handleWriteFailure } from '../connection/handleWriteFailure';
import { useSession } from './session';

type Step = User['FirstDayWizardStep'];

/**
 * The person's step of the first day, and how to leave one of them: nothing happens to who stands
 * elsewhere (FIRSTDAY-11). Resolves whether that worked or not.
 */
export function useFirstDayStep(): { step: Step; leave: (from: Step) => Promise<void> } {
  const texts = useTexts();
  const { user, updateUser } = useSession();
  const step = user.FirstDayWizardStep;
  const leave = useCallback(
    async (from: Step) => {
      if (!isAtStep(step, from)) return;
      await updateUser({ FirstDayWizardStep: stepAfter(from) }).catch((error: unknown) =>
        handleWriteFailure(error, texts),
      );
    },
    [step, updateUser, texts],
  );
  return { step, leave };
}
