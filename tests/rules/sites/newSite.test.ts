import {
  addressFlaw,
  begunSite,
  proposedAddress,
  reasonAgainst,
  stepsOf,
  withAffixes,
  type NamingFlaw,
  type NewSite,
} from '#shared/rules/sites/newSite';

const site: NewSite = {
  ...{ name: 'Quay', address: 'quay', description: '', isPrivate: false, label: '' },
  ...{ owners: [], members: [], hasTeam: false, channels: [] },
};
const ann = { id: 'a', name: 'Ann' };

it('CREATESITE-10 a site is made in the steps that what is wanted needs', () => {
  const channels = [{ Name: 'General' }];
  expect(stepsOf(site)).toEqual(['group', 'site']);
  expect(stepsOf({ ...site, owners: [ann] })).toEqual(['group', 'people', 'site']);
  expect(stepsOf({ ...site, members: [ann] })).toEqual(['group', 'people', 'site']);
  expect(stepsOf({ ...site, channels })).toEqual(['group', 'site']);
  expect(stepsOf({ ...site, hasTeam: true })).toEqual(['group', 'team', 'site']);
  expect(stepsOf({ ...site, hasTeam: true, channels, members: [ann] })).toEqual([
    ...['group', 'people', 'team', 'channels', 'site'],
  ]);
  expect(begunSite(site, new Date('2026-11-25T08:00:00Z'))).toEqual({
    ...{ site, startedAt: '2026-11-25T08:00:00.000Z', isAsked: false, hasTeam: false },
    ...{ owners: [], members: [], channels: {}, tabs: [] },
  });
});

it('CREATESITE-10 an address is proposed from the letters of the name', () => {
  expect(['Old quay', 'Quay 7', '7', '!?', '東京', 'Page', ''].map(proposedAddress)).toEqual([
    ...['old-quay', 'quay-7', '7', '', '', 'page', ''],
  ]);
  expect(proposedAddress('x'.repeat(90))).toHaveLength(60);
  expect(proposedAddress(`${'x'.repeat(59)} quay`)).toBe('x'.repeat(59));
});

it('CREATESITE-10 an address has 1 to 64 of the characters that mail takes', () => {
  expect(["quay-7_!#$%&'*+/=?^`{|}~", 'Q', 'x'.repeat(64)].map(addressFlaw)).toEqual([
    ...[undefined, undefined, undefined],
  ]);
  expect([addressFlaw(''), addressFlaw('x'.repeat(65))]).toEqual(['missing', 'tooLong']);
  for (const address of ['old quay', ' quay', 'quay ', 'kaj.7', 'å', 'a@b', '"'])
    expect(addressFlaw(address)).toBe('characters');
});

it('a name gets the beginning and the end that the policy wants, once', () => {
  const named = (name: string, affixes: Partial<NamingFlaw>) =>
    withAffixes(name, { target: 'displayName', code: 'x', ...affixes });
  const both = { prefix: 'GRP ', suffix: ' (NO)' };
  expect([
    named('Quay', both),
    named('GRP Quay', both),
    named('Quay (NO)', both),
    named('Quay', { prefix: 'GRP ' }),
    named('Quay', { suffix: ' (NO)' }),
    named('Quay', {}),
  ]).toEqual(['GRP Quay (NO)', 'GRP Quay (NO)', 'GRP Quay (NO)', 'GRP Quay', 'Quay (NO)', 'Quay']);
});

it('guests and people without SharePoint cannot own a site; where no plans are told all others can', () => {
  const plan = (service: string, capabilityStatus: string) => ({ service, capabilityStatus });
  expect([
    reasonAgainst({}),
    reasonAgainst({ userType: 'Guest' }),
    reasonAgainst({ userPrincipalName: 'x_y.example#EXT#@c.dk' }),
    reasonAgainst({ userType: 'Member', userPrincipalName: 'a@c.dk', assignedPlans: [] }),
    reasonAgainst({ assignedPlans: [plan('SharePoint', 'Suspended')] }),
    reasonAgainst({ assignedPlans: [plan('exchange', 'Enabled')] }),
    reasonAgainst({
      assignedPlans: [plan('exchange', 'Enabled'), plan('SharePoint', 'Enabled')],
    }),
  ]).toEqual([undefined, 'guest', 'guest', 'licence', 'licence', 'licence', undefined]);
});
