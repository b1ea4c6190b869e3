import { isWizardDue, wantsNewsFromFollowedSites } from '#shared/rules/people/users';

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
