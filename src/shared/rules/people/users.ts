import type { User } from '../../contract/people/users';

/** Whether news of followed sites is wanted; who has never decided (`null`) wants it (USER-05). */
export function wantsNewsFromFollowedSites({
  ShowNewsFromFollowedSites,
}: Pick<User, 'ShowNewsFromFollowedSites'>): boolean {
  return ShowNewsFromFollowedSites ?? true;
}

/** Whether the first-day wizard is due: only while the person has taken no step of it (USER-07). */
export function isWizardDue({ FirstDayWizardStep }: Pick<User, 'FirstDayWizardStep'>): boolean {
  return FirstDayWizardStep === 'None';
}

type WizardStep = User['FirstDayWizardStep'];

/** The wizard's steps in their order; the last one ends it (FIRSTDAY-11). */
const wizardSteps: readonly WizardStep[] = [
  'None',
  'SetupYourFeed',
  'SetupYourBoard',
  'SetupLanguage',
];

/** The step that follows once this one has been taken or skipped; the last one stays. */
export function stepAfter(step: WizardStep): WizardStep {
  return wizardSteps[wizardSteps.indexOf(step) + 1] ?? step;
}

/**
 * Whether a person who has reached a step stands at this one. Who was not greeted, because they came
 * to the first-day page by themselves or the greeting is off, stands at the first one (FIRSTDAY-11).
 * `missing`: steps that they do not have.
 */
export function isAtStep(
  reached: WizardStep,
  step: WizardStep,
  missing: readonly WizardStep[],
): boolean {
  const first = reached === 'None' && standsAt(stepAfter(reached), missing);
  return step === first || step === standsAt(reached, missing);
}

/** The step at which a person stands who has reached one: steps that they do not have are passed over. */
export function standsAt(reached: WizardStep, missing: readonly WizardStep[]): WizardStep {
  return missing.includes(reached) ? standsAt(stepAfter(reached), missing) : reached;
}

/** Whether a person who stands at `step` has been through `other`. */
export function hasPassed(step: WizardStep, other: WizardStep): boolean {
  return wizardSteps.indexOf(step) > wizardSteps.indexOf(other);
}
