import type { User } from '#shared/contract/people/users';
import { hasPassed } from '#shared/rules/people/users';
import { useSession } from '../../data/session/session';
import { useReadLanguages } from '../../data/targeting/useTerms';

type Step = User['FirstDayWizardStep'];

/**
 * Tells whether a step of the first day is done: it has been left, or, for the last one, which
 * nobody leaves, a language has been saved (FIRSTDAY-11, FIRSTDAY-12).
 */
export function useDoneSteps(reached: Step): (step: Step) => boolean {
  const { InterfaceLanguage } = useSession().user;
  const isAtEnd = reached === 'SetupLanguage';
  const languages = useReadLanguages(isAtEnd);
  const hasLanguage =
    InterfaceLanguage !== null || (languages.state === 'ready' && languages.value.length > 0);
  return (step) => hasPassed(reached, step) || (isAtEnd && step === 'SetupLanguage' && hasLanguage);
}
