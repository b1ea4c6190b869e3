import { useCallback, useMemo } from 'react';
import type { User } from '#shared/contract/people/users';
import { isAtStep, standsAt, stepAfter } from '#shared/rules/people/users';
import { useTexts } from '../../texts/useTexts';
import { callApi } from '../connection/callApi';
import { handleWriteFailure } from '../connection/handleWriteFailure';
import { invalidate } from '../read/invalidate';
import { useSession, type Session } from './session';
import { useHasChannels } from './useHasChannels';
import { useIsOpen } from './useVisitor';

type Step = User['FirstDayWizardStep'];

/**
 * The person's step of the first day, and how to leave one of them: nothing happens to who stands
 * elsewhere (FIRSTDAY-11). Where there are no channels, and where the board is closed, people stand at
 * the step after it. Resolves whether that worked or not.
 */
export function useFirstDayStep(): {
  step: Step;
  /** Steps that are none for the person. */
  missing: readonly Step[];
  leave: (from: Step) => Promise<void>;
} {
  const texts = useTexts();
  const { user, updateUser } = useSession();
  const hasBoard = useIsOpen('/your-board');
  const hasChannels = useHasChannels();
  const missing = useMemo<Step[]>(
    () => [
      ...(hasChannels ? [] : (['SetupYourFeed'] as const)),
      ...(hasBoard ? [] : (['SetupYourBoard'] as const)),
    ],
    [hasChannels, hasBoard],
  );
  const step = standsAt(user.FirstDayWizardStep, missing);
  const leave = useCallback(
    async (from: Step) => {
      if (!isAtStep(step, from, missing)) return;
      await moveOn(from, missing, updateUser).catch((error: unknown) =>
        handleWriteFailure(error, texts),
      );
    },
    [step, missing, updateUser, texts],
  );
  return { step, missing, leave };
}

/** Who has gone on in another window, or on another device, meanwhile stays there. */
async function moveOn(
  from: Step,
  missing: readonly Step[],
  updateUser: Session['updateUser'],
): Promise<void> {
  const stored = await callApi('GET /users/me', { operation: 'Your user record' });
  if (isAtStep(stored.FirstDayWizardStep, from, missing))
    await updateUser({ FirstDayWizardStep: stepAfter(from) });
  else await invalidate('GET /users/me');
}
