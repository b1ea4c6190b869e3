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
 * "Product names and service plan identifiers for licensing".
 */
export const suiteLicences: Readonly<Record<string, string>> = {
  '3b555118-da6a-4418-894f-7df1e2096870': 'Microsoft 365 Business Basic',
  'dab7782a-93b1-4074-8bb1-0e61318bea0b': 'Microsoft 365 Business Basic (small business)',
  'f245ecc8-75af-4f8e-b61f-27d8114de5f3': 'Microsoft 365 Business Standard',
  'ac5cef5d-921b-4f97-9ef3-c99076e5470f': 'Microsoft 365 Business Standard (small business)',
  'cbdc14ab-d96c-4c30-b9f4-6ada7cdc1d46': 'Microsoft 365 Business Premium',
  'cdd28e44-67e3-425e-be4c-737fab2899d3': 'Microsoft 365 Apps for business',
  'b214fe43-f5a3-4703-beeb-fa97188220fc': 'Microsoft 365 Apps for business (small business)',
  'c2273bd0-dff7-4215-9ef5-2c7bcfb06425': 'Microsoft 365 Apps for enterprise',
  '44575883-256e-4a79-9da4-ebe9acabe2b2': 'Microsoft 365 F1',
  '50f60901-3181-4b75-8a2c-4c8e4c1d5a72': 'Microsoft 365 F1 (commercial)',
  '66b55226-6b4f-492c-910c-a3b7a3c9d993': 'Microsoft 365 F3',
  '05e9a617-0261-4cee-bb44-138d3ef5d965': 'Microsoft 365 E3',
  '06ebc4ee-1bb5-47dd-8120-11324bc54e06': 'Microsoft 365 E5',
  '4b585984-651b-448a-9e53-3b10f069cf7f': 'Office 365 F3',
  '18181a46-0d4e-45cd-891e-60aabd171b4e': 'Office 365 E1',
  '6634e0ce-1a9f-428c-a498-f84ec7b8aa2e': 'Office 365 E2',
  '6fd2c87f-b296-42f0-b197-1e91e994b900': 'Office 365 E3',
  '189a915c-fe4f-4ffa-bde4-85b9628d07a0': 'Office 365 E3 (developer)',
  '1392051d-0cb9-4b7a-88d5-621fee5e8711': 'Office 365 E4',
  'c7df2760-2c81-4ef7-b578-5b5392b571df': 'Office 365 E5',
  '26d45bd9-adf1-46cd-a9e1-51e9a5524128': 'Office 365 E5 without audio conferencing',
  'c42b9cae-ea4f-4ab7-9717-81576235ccac': 'Microsoft 365 E5 (developer)',
};

/** The service plans by which a suite brings SharePoint: plan 1, plan 2 and kiosk. */
export const sharePointPlans: readonly string[] = [
  'c7699d2e-19aa-44de-8edf-1736da088ca1',
  '5dbe027f-2339-4123-9542-606e4d348a72',
  '902b47e5-dcb2-4fdc-858b-c63a90a2bdb9',
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
  const suites = licences.filter(({ skuId }) => Object.hasOwn(suiteLicences, skuId.toLowerCase()));
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
