import { effectiveSettings } from '#shared/rules/settings/settings';
import { isLicensed, type LicenceDetails } from '#shared/rules/people/licensing';

// The ids of this file stand in Microsoft's "Product names and service plan identifiers".
const planOne = 'c7699d2e-19aa-44de-8edf-1736da088ca1';
const planTwo = '5dbe027f-2339-4123-9542-606e4d348a72';
const kiosk = '902b47e5-dcb2-4fdc-858b-c63a90a2bdb9';
const oneDrive = '13696edf-5a08-49f6-8134-03083ed8ba30';
const yammer = '7547a3fe-08ee-4ccb-b430-5077c5041653';
const e3 = '05e9a617-0261-4cee-bb44-138d3ef5d965';
const flowFree = 'f30db892-07e9-47e9-837c-80727f46fd3d';

const holding = (skuId: string, ...plans: string[]): LicenceDetails => ({
  skuId,
  servicePlans: plans.map((servicePlanId) => ({ servicePlanId, provisioningStatus: 'Success' })),
});
const usual = effectiveSettings([]);
const anySuite = { requiredLicencePlans: [], excludedLicencePlans: [] };

it('LICENCE-07 one required plan is enough, and none listed asks only for a suite', () => {
  expect(isLicensed([holding(e3, planTwo)], usual)).toBe(true);
  expect(isLicensed([holding(e3, yammer)], usual)).toBe(false);
  expect(isLicensed([holding(e3, yammer)], anySuite)).toBe(true);
  expect(isLicensed([], usual)).toBe(false);
  expect(isLicensed([], anySuite)).toBe(false);
  expect(isLicensed([holding(e3, yammer, planTwo)], usual)).toBe(true);
  expect(isLicensed([{ skuId: e3 }], usual)).toBe(false);
});

it('LICENCE-08 an excluded plan counts more than a required one, in whichever licence it is', () => {
  const excluding = { ...usual, excludedLicencePlans: [yammer.toUpperCase()] };
  expect(isLicensed([holding(e3, planTwo, yammer)], excluding)).toBe(false);
  expect(isLicensed([holding(e3, planTwo), holding(flowFree, yammer)], excluding)).toBe(false);
  expect(isLicensed([holding(e3, planTwo)], excluding)).toBe(true);
});

const suites = [
  ['Microsoft 365 Business Basic', '3b555118-da6a-4418-894f-7df1e2096870', planOne],
  ['Microsoft 365 Business Basic (no Teams)', '21502a13-c8dc-4744-be9c-177fd9d2eafc', planOne],
  ['Microsoft 365 Business Basic EEA', 'b1f3042b-a390-4b56-ab61-b88e7e767a97', planOne],
  ['Microsoft 365 Business Standard', 'f245ecc8-75af-4f8e-b61f-27d8114de5f3', planOne],
  ['Microsoft 365 Business Standard (no Teams)', '5a1c7b8d-0739-4ca8-bf69-ec87e69133ac', planOne],
  ['Microsoft 365 Business Standard EEA', 'ffa3a2a0-3820-462a-aa81-8a4d741f0cba', planOne],
  ['Microsoft 365 Business Standard EEA bundle', 'c1f79c29-5d7a-4bec-a2c1-1a76774864c0', planOne],
  ['Microsoft 365 Business Premium', 'cbdc14ab-d96c-4c30-b9f4-6ada7cdc1d46', planOne],
  ['Microsoft 365 Business Premium (no Teams)', '00e1ec7b-e4a3-40d1-9441-b69b597ab222', planOne],
  ['Microsoft 365 Business Premium EEA', 'a3f586b6-8cce-4d9b-99d6-55238397f77a', planOne],
  ['Microsoft 365 Business Premium donation', '24c35284-d768-4e53-84d9-b7ae73dddf69', planOne],
  ['Microsoft 365 F1', '44575883-256e-4a79-9da4-ebe9acabe2b2', kiosk],
  ['Microsoft 365 F1 EEA', '0666269f-b167-4c5b-a76f-fc574f2b1118', kiosk],
  ['Microsoft 365 F3', '66b55226-6b4f-492c-910c-a3b7a3c9d993', kiosk],
  ['Microsoft 365 F3 EEA', 'f7ee79a7-7aec-4ca4-9fb9-34d6b930ad87', kiosk],
  ['Microsoft 365 F3 self-service', '6803cf1e-c822-41a1-864e-a31377bcdb7e', kiosk],
  ['Microsoft 365 F3 for department', '45972061-34c4-44c8-9e83-ad97815acc34', kiosk],
  ['Microsoft 365 E3', '05e9a617-0261-4cee-bb44-138d3ef5d965', planTwo],
  ['Microsoft 365 E3 hub', '0c21030a-7e60-4ec7-9a0f-0042e0e0211a', planTwo],
  ['Microsoft 365 E3 unattended', 'c2ac2ee4-9bb1-47e4-8541-d689c7e83371', planTwo],
  ['Microsoft 365 E3 (no Teams)', 'dcf0408c-aaec-446c-afd4-43e3683943ea', planTwo],
  ['Microsoft 365 E3 EEA', 'c2fe850d-fbbb-4858-b67d-bd0c6e746da3', planTwo],
  ['Microsoft 365 E3 EEA hub', '602e6573-55a3-46b1-a1a0-cc267991501a', planTwo],
  ['Microsoft 365 E5', '06ebc4ee-1bb5-47dd-8120-11324bc54e06', planTwo],
  ['Microsoft 365 E5 hub', 'db684ac5-c0e7-4f92-8284-ef9ebde75d33', planTwo],
  ['Microsoft 365 E5 developer', 'c42b9cae-ea4f-4ab7-9717-81576235ccac', planTwo],
  ['Microsoft 365 E5 with calling', 'a91fc4e0-65e5-4266-aa76-4037509c1626', planTwo],
  ['Microsoft 365 E5 without audio', 'cd2925a3-5076-4233-8931-638a8c94f773', planTwo],
  ['Microsoft 365 E5 (no Teams)', '18a4bd3f-0b5b-4887-b04f-61dd0ee15f5e', planTwo],
  ['Microsoft 365 E5 EEA', '3271cf8e-2be5-4a09-a549-70fd05baaa17', planTwo],
  ['Microsoft 365 E5 EEA hub', '1e988bf3-8b7c-4731-bec0-4e2a2946600c', planTwo],
  ['Microsoft 365 E5 EEA without audio', '90277bc7-a6fe-4181-99d8-712b08b8d32b', planTwo],
  ['Office 365 F3', '4b585984-651b-448a-9e53-3b10f069cf7f', kiosk],
  ['Office 365 F3 EEA', 'd1f0495b-cb7b-4e11-8b85-daee7e7e5664', kiosk],
  ['Office 365 E1', '18181a46-0d4e-45cd-891e-60aabd171b4e', planOne],
  ['Office 365 E1 (no Teams)', 'f8ced641-8e17-4dc5-b014-f5a2d53f6ac8', planOne],
  ['Office 365 E1 EEA', 'b57282e3-65bd-4252-9502-c0eae1e5ab7f', planOne],
  ['Office 365 E3', '6fd2c87f-b296-42f0-b197-1e91e994b900', planTwo],
  ['Office 365 E3 (no Teams)', '46c3a859-c90d-40b3-9551-6178a48d5c18', planTwo],
  ['Office 365 E3 EEA', 'd711d25a-a21c-492f-bd19-aae1e8ebaf30', planTwo],
  ['Office 365 E3 for a US authority', 'aea38a85-9bd5-4981-aa00-616b411205bf', planTwo],
  ['Office 365 E5', 'c7df2760-2c81-4ef7-b578-5b5392b571df', planTwo],
  ['Office 365 E5 without audio', '26d45bd9-adf1-46cd-a9e1-51e9a5524128', planTwo],
  ['Office 365 E5 EEA', 'cf50bae9-29e8-4775-b07c-56ee10e3776d', planTwo],
  // Three suites bring SharePoint by a plan of their own.
  [
    'Microsoft 365 E5 EEA with calling',
    '6ee4114a-9b2d-4577-9e7a-49fa43d222d3',
    '6b5b6a67-fc72-4a1f-a2b5-beecf05de761',
  ],
  [
    'Microsoft 365 F3 for a US authority',
    '2a914830-d700-444a-b73c-e3f31980d833',
    'b1aeb897-3a19-46e2-8c27-a609413cf193',
  ],
  [
    'Office 365 E3 developer',
    '189a915c-fe4f-4ffa-bde4-85b9628d07a0',
    'a361d6e2-509e-4e25-a8ad-950060064ef4',
  ],
] as const;

it.each(suites)('LICENCE-09 LICENCE-21 %s counts by its SharePoint plan', (_name, skuId, plan) => {
  expect(isLicensed([holding(skuId, plan)], usual)).toBe(true);
  expect(isLicensed([holding(skuId.toUpperCase(), plan.toUpperCase())], usual)).toBe(true);
  expect(isLicensed([holding(skuId, yammer)], usual)).toBe(false);
});

const apps = [
  ['business', 'cdd28e44-67e3-425e-be4c-737fab2899d3'],
  ['business, small', 'b214fe43-f5a3-4703-beeb-fa97188220fc'],
  ['enterprise', 'c2273bd0-dff7-4215-9ef5-2c7bcfb06425'],
] as const;

it.each(apps)('LICENCE-21 Apps for %s, without SharePoint, is a suite only', (_name, skuId) => {
  expect(isLicensed([holding(skuId, oneDrive)], usual)).toBe(false);
  expect(isLicensed([holding(skuId, oneDrive)], anySuite)).toBe(true);
});

const others = [
  ['Copilot', '639dec6b-bb19-468b-871c-c5c441c4b0cb'],
  ['E5 Security', '26124093-3d78-432b-b5dc-48bf992543d5'],
  ['E5 Compliance', '184efa21-98c3-4e5d-95ab-d07053a96e67'],
  ['E3 Extra Features', 'f5b15d67-b99e-406b-90f1-308452f94de6'],
  ['Business Voice', 'a6051f20-9cbc-47d2-930d-419183bf6cf1'],
  ['Power BI Pro', 'f8a1db68-be16-40ed-86d5-cb42ce701560'],
  ['Power Automate Free', flowFree],
  ['Visio Plan 2', 'c5928f49-12ba-48f7-ada3-0d743a3601d5'],
  ['Project Plan 3', '53818b1b-4a27-454b-8896-0dba576410e6'],
  ['Exchange Online plan 1', '4b9405b0-7788-4568-add1-99614e613b69'],
  ['SharePoint Online plan 2', 'a9732ec9-17d9-494c-a51c-d6b45b384dcb'],
] as const;

it.each(others)('LICENCE-09 %s does not count, even with a SharePoint plan', (_name, skuId) => {
  expect(isLicensed([holding(skuId, planOne, planTwo)], usual)).toBe(false);
  expect(isLicensed([holding(skuId, planOne, planTwo)], anySuite)).toBe(false);
});

it('LICENCE-19 a plan that an administrator has switched off is not held', () => {
  const licence = {
    skuId: e3,
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
