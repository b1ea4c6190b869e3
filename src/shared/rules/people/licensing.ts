/** Part of a licence, as `GET /me/licenseDetails` of Graph answers. */
export interface LicenceDetails {
  skuId: string;
  servicePlans?: readonly {
    servicePlanId: string;
    servicePlanName?: string;
    provisioningStatus?: string;
  }[];
}

/**
 * The suites that count as a Microsoft 365 licence (LICENCE-09), by product id. Source: Microsoft,
 * "Product names and service plan identifiers for licensing", of 29 October 2025; two of the F3 ids
 * stand in its prerequisites of Windows Autopatch alone.
 */
const suiteLicences: ReadonlySet<string> = new Set([
  // Microsoft 365 Business Basic
  '3b555118-da6a-4418-894f-7df1e2096870',
  'dab7782a-93b1-4074-8bb1-0e61318bea0b', // small business
  '21502a13-c8dc-4744-be9c-177fd9d2eafc', // no Teams
  'b1f3042b-a390-4b56-ab61-b88e7e767a97', // EEA (no Teams)

  // Microsoft 365 Business Standard
  'f245ecc8-75af-4f8e-b61f-27d8114de5f3',
  'ac5cef5d-921b-4f97-9ef3-c99076e5470f', // prepaid legacy
  '5a1c7b8d-0739-4ca8-bf69-ec87e69133ac', // no Teams
  'ffa3a2a0-3820-462a-aa81-8a4d741f0cba', // EEA (no Teams)
  'c1f79c29-5d7a-4bec-a2c1-1a76774864c0', // EEA (no Teams), bundle

  // Microsoft 365 Business Premium
  'cbdc14ab-d96c-4c30-b9f4-6ada7cdc1d46',
  '24c35284-d768-4e53-84d9-b7ae73dddf69', // donation
  '00e1ec7b-e4a3-40d1-9441-b69b597ab222', // no Teams
  'a3f586b6-8cce-4d9b-99d6-55238397f77a', // EEA (no Teams)

  // Microsoft 365 Apps, for business and for enterprise
  'cdd28e44-67e3-425e-be4c-737fab2899d3', // business
  'b214fe43-f5a3-4703-beeb-fa97188220fc', // business, small business
  'c2273bd0-dff7-4215-9ef5-2c7bcfb06425', // enterprise

  // Microsoft 365 F1
  '44575883-256e-4a79-9da4-ebe9acabe2b2',
  '50f60901-3181-4b75-8a2c-4c8e4c1d5a72', // commercial
  '0666269f-b167-4c5b-a76f-fc574f2b1118', // EEA (no Teams)

  // Microsoft 365 F3
  '66b55226-6b4f-492c-910c-a3b7a3c9d993',
  'f7ee79a7-7aec-4ca4-9fb9-34d6b930ad87', // EEA (no Teams)
  '6803cf1e-c822-41a1-864e-a31377bcdb7e', // self-service
  '45972061-34c4-44c8-9e83-ad97815acc34', // for department
  '2a914830-d700-444a-b73c-e3f31980d833', // US government

  // Microsoft 365 E3
  '05e9a617-0261-4cee-bb44-138d3ef5d965',
  '0c21030a-7e60-4ec7-9a0f-0042e0e0211a', // 500 seats min, HUB
  'c2ac2ee4-9bb1-47e4-8541-d689c7e83371', // unattended
  'dcf0408c-aaec-446c-afd4-43e3683943ea', // no Teams
  'c2fe850d-fbbb-4858-b67d-bd0c6e746da3', // EEA (no Teams)
  '602e6573-55a3-46b1-a1a0-cc267991501a', // EEA (no Teams), 500 seats min, HUB
  'a23dbafb-3396-48b3-ad9c-a304fe206043', // EEA (no Teams), unattended
  'd61d61cc-f992-433f-a577-5bd016037eeb', // US government, DOD
  'ca9d1dd9-dfe9-4fef-b97c-9bc1ea3c3658', // US government, GCC High

  // Microsoft 365 E5
  '06ebc4ee-1bb5-47dd-8120-11324bc54e06',
  'db684ac5-c0e7-4f92-8284-ef9ebde75d33', // 500 seats min, HUB
  'a91fc4e0-65e5-4266-aa76-4037509c1626', // calling minutes
  'cd2925a3-5076-4233-8931-638a8c94f773', // no audio conferencing
  '2113661c-6509-4034-98bb-9c47bd28d63c', // no audio conferencing, 500 seats min, HUB
  'c42b9cae-ea4f-4ab7-9717-81576235ccac', // developer
  '18a4bd3f-0b5b-4887-b04f-61dd0ee15f5e', // no Teams
  '3271cf8e-2be5-4a09-a549-70fd05baaa17', // EEA (no Teams)
  '1e988bf3-8b7c-4731-bec0-4e2a2946600c', // EEA (no Teams), 500 seats min, HUB
  '6ee4114a-9b2d-4577-9e7a-49fa43d222d3', // EEA (no Teams), calling minutes
  '90277bc7-a6fe-4181-99d8-712b08b8d32b', // EEA (no Teams), no audio conferencing
  'a640eead-25f6-4bec-97e3-23cfd382d7c2', // EEA (no Teams), no audio conferencing, HUB
  '4eb45c5b-0d19-4e33-b87c-adfc25268f20', // US government, GCC High

  // Office 365 F3
  '4b585984-651b-448a-9e53-3b10f069cf7f',
  'd1f0495b-cb7b-4e11-8b85-daee7e7e5664', // EEA (no Teams)
  '74039b88-bd62-4b5c-9d9c-7a92bbc0bfdf', // US government, GCC High

  // Office 365 E1 and E2
  '18181a46-0d4e-45cd-891e-60aabd171b4e',
  'f8ced641-8e17-4dc5-b014-f5a2d53f6ac8', // no Teams
  'b57282e3-65bd-4252-9502-c0eae1e5ab7f', // EEA (no Teams)
  'f698ca06-024f-4562-b029-9cb1f1e02646', // US government, GCC High
  '6634e0ce-1a9f-428c-a498-f84ec7b8aa2e', // E2

  // Office 365 E3 and E4
  '6fd2c87f-b296-42f0-b197-1e91e994b900',
  '46c3a859-c90d-40b3-9551-6178a48d5c18', // no Teams
  'd711d25a-a21c-492f-bd19-aae1e8ebaf30', // EEA (no Teams)
  '189a915c-fe4f-4ffa-bde4-85b9628d07a0', // developer
  'b107e5a3-3e60-4c0d-a184-a7e4395eb44c', // US government, DOD
  'aea38a85-9bd5-4981-aa00-616b411205bf', // US government, GCC High
  '1392051d-0cb9-4b7a-88d5-621fee5e8711', // E4

  // Office 365 E5
  'c7df2760-2c81-4ef7-b578-5b5392b571df',
  '26d45bd9-adf1-46cd-a9e1-51e9a5524128', // no audio conferencing
  'cf50bae9-29e8-4775-b07c-56ee10e3776d', // EEA (no Teams)
  '71772aeb-4bb8-4f74-9dd4-36c7a9b5ca74', // EEA (no Teams), no audio conferencing
]);

/** The service plans by which a suite brings SharePoint. */
export const sharePointPlans: readonly string[] = [
  'c7699d2e-19aa-44de-8edf-1736da088ca1', // plan 1
  '5dbe027f-2339-4123-9542-606e4d348a72', // plan 2
  '902b47e5-dcb2-4fdc-858b-c63a90a2bdb9', // kiosk
  'b1aeb897-3a19-46e2-8c27-a609413cf193', // kiosk, US government: F3
  '6b5b6a67-fc72-4a1f-a2b5-beecf05de761', // midsize: E5 EEA (no Teams) with calling minutes
  'a361d6e2-509e-4e25-a8ad-950060064ef4', // developer: Office 365 E3
];

/** Which plans a licence must and must not have; the feature settings of the same names. */
export interface LicencePlans {
  requiredLicencePlans: readonly string[];
  excludedLicencePlans: readonly string[];
}

/**
 * True when the person holds, within a suite licence, at least one required plan (any suite when
 * none is listed), and no excluded plan at all. Spec: core §6 (LICENCE-07, LICENCE-08, LICENCE-19).
 */
export function isLicensed(
  licences: readonly LicenceDetails[],
  { requiredLicencePlans, excludedLicencePlans }: LicencePlans,
): boolean {
  const suites = licences.filter(({ skuId }) => suiteLicences.has(skuId.toLowerCase()));
  const hasRequired =
    requiredLicencePlans.length === 0
      ? suites.length > 0
      : suites.some((licence) => holdsAny(licence, requiredLicencePlans));
  return hasRequired && !licences.some((licence) => holdsAny(licence, excludedLicencePlans));
}

/** A plan that an administrator has switched off in a licence is not held. */
function holdsAny({ servicePlans = [] }: LicenceDetails, plans: readonly string[]): boolean {
  const wanted = new Set(plans.map((plan) => plan.toLowerCase()));
  return servicePlans.some(
    ({ servicePlanId, provisioningStatus }) =>
      provisioningStatus !== 'Disabled' && wanted.has(servicePlanId.toLowerCase()),
  );
}
