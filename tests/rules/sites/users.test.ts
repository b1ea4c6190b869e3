import {
  hasPassed,
  isAtStep,
  isWizardDue,
  stepAfter,
  wantsNewsFromFollowedSites,
} from '#shared/rules/people/users';

it('USER-05 who has never decided about followed sites wants their news', () => {
  expect(
    [null, true, false].map((ShowNewsFromFollowedSites) =>
      wantsNewsFromFollowedSites({ ShowNewsFromFollowedSites }),
    ),
  ).toEqual([true, true, false]);
});

it('USER-07 the wizard is due at step None and at no other', () => {
  const due = (['None', 'SetupYourFeed', 'SetupYourBoard', 'SetupLanguage'] as const).filter(
    (FirstDayWizardStep) => isWizardDue({ FirstDayWizardStep }),
  );
  expect(due).toEqual(['None']);
});

it('FIRSTDAY-11 each step of the wizard leads to the next one, and the last one stays', () => {
  const steps = ['None', 'SetupYourFeed', 'SetupYourBoard', 'SetupLanguage'] as const;
  expect(steps.map(stepAfter)).toEqual([
    ...['SetupYourFeed', 'SetupYourBoard', 'SetupLanguage', 'SetupLanguage'],
  ]);
  expect(steps.map((step) => hasPassed(step, 'SetupYourBoard'))).toEqual([
    ...[false, false, false, true],
  ]);
});

it('FIRSTDAY-11 who was not greeted stands at the first step of the page, too', () => {
  const steps = ['None', 'SetupYourFeed', 'SetupYourBoard', 'SetupLanguage'] as const;
  const standing = (...missing: (typeof steps)[number][]) =>
    steps.map((reached) => steps.filter((step) => isAtStep(reached, step, missing)));
  expect(standing()).toEqual([
    ['None', 'SetupYourFeed'],
    ['SetupYourFeed'],
    ['SetupYourBoard'],
    ['SetupLanguage'],
  ]);
  expect(standing('SetupYourFeed')).toEqual([
    ['None', 'SetupYourBoard'],
    ['SetupYourBoard'],
    ['SetupYourBoard'],
    ['SetupLanguage'],
  ]);
});
