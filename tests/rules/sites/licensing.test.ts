import { effectiveSettings } from '#shared/rules/settings/settings';
import {
  isLicensed,
  sharePointPlans,
  suiteLicences,
  type LicenceDetails,
} from '#shared/rules/people/licensing';

const [planOne, planTwo, kiosk] = sharePointPlans as [string, string, string];
const yammer = '7547a3fe-08ee-4ccb-b430-5077c5041653';
const skuOf = (name: string) =>
  Object.entries(suiteLicences).find(([, suite]) => suite === name)![0];
const flowFree = 'f30db892-07e9-47e9-837c-80727f46fd3d';
const holding = (skuId: string, ...plans: string[]): LicenceDetails => ({
  skuId,
  servicePlans: plans.map((servicePlanId) => ({ servicePlanId, provisioningStatus: 'Success' })),
});
const usual = { requiredLicencePlans: sharePointPlans, excludedLicencePlans: [] };

it('LICENCE-07 one required plan is enough, and none listed asks only for a suite', () => {
  const e3 = holding(skuOf('Microsoft 365 E3'), planTwo);
  expect(isLicensed([e3], usual)).toBe(true);
  expect(isLicensed([holding(e3.skuId, yammer)], usual)).toBe(false);
  expect(
    isLicensed([holding(e3.skuId, yammer)], { requiredLicencePlans: [], excludedLicencePlans: [] }),
  ).toBe(true);
  expect(isLicensed([], usual)).toBe(false);
  expect(isLicensed([], { requiredLicencePlans: [], excludedLicencePlans: [] })).toBe(false);
  expect(isLicensed([holding(e3.skuId, yammer, planTwo)], usual)).toBe(true);
  expect(isLicensed([{ skuId: e3.skuId }], usual)).toBe(false);
});

it('LICENCE-08 an excluded plan counts more than a required one, in whichever licence it is', () => {
  const e3 = skuOf('Microsoft 365 E3');
  const excluding = { ...usual, excludedLicencePlans: [yammer.toUpperCase()] };
  expect(isLicensed([holding(e3, planTwo, yammer)], excluding)).toBe(false);
  expect(isLicensed([holding(e3, planTwo), holding(flowFree, yammer)], excluding)).toBe(false);
  expect(isLicensed([holding(e3, planTwo)], excluding)).toBe(true);
});

it('LICENCE-09 LICENCE-21 business, enterprise, F1 and E suites count; a free product does not', () => {
  for (const name of [
    'Microsoft 365 Business Basic',
    'Microsoft 365 Business Premium',
    'Microsoft 365 F1',
    'Microsoft 365 E5',
    'Office 365 E1',
    'Office 365 E3',
    'Microsoft 365 Apps for enterprise',
  ]) {
    expect(isLicensed([holding(skuOf(name), name.includes('F1') ? kiosk : planOne)], usual)).toBe(
      true,
    );
  }
  expect(isLicensed([holding(flowFree, planOne)], usual)).toBe(false);
});

it('LICENCE-19 a plan that an administrator has switched off is not held', () => {
  const licence = {
    skuId: skuOf('Microsoft 365 E3'),
    servicePlans: [{ servicePlanId: planTwo, provisioningStatus: 'Disabled' }],
  };
  expect(isLicensed([licence], usual)).toBe(false);
});

it('LICENCE-23 workplace-light mode is a feature setting that is off until somebody turns it on', () => {
  expect(effectiveSettings([]).enableWorkplaceLight).toBe(false);
  expect(
    effectiveSettings([{ Key: 'enableWorkplaceLight', Value: true }]).enableWorkplaceLight,
  ).toBe(true);
  expect(
    effectiveSettings([{ Key: 'enableWorkplaceLight', Value: 'true' }]).enableWorkplaceLight,
  ).toBe(false);
});
