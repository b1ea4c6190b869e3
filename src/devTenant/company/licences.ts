/**
 * Public product and service plan ids (Microsoft: "Product names and service plan identifiers for
 * licensing").
 */
interface Licence {
  skuPartNumber: string;
  skuId: string;
  plans: readonly { servicePlanName: string; servicePlanId: string; service: string }[];
}

/** Id and service of each plan. */
const plans = {
  SHAREPOINTENTERPRISE: ['5dbe027f-2339-4123-9542-606e4d348a72', 'SharePoint'],
  SHAREPOINTDESKLESS: ['902b47e5-dcb2-4fdc-858b-c63a90a2bdb9', 'SharePoint'],
  SHAREPOINTWAC: ['e95bec33-7c88-4a70-8e19-b10bd9d0c014', 'SharePoint'],
  EXCHANGE_S_ENTERPRISE: ['efb87545-963c-4e0d-99df-69c6916d9eb0', 'exchange'],
  EXCHANGE_S_DESKLESS: ['4a82b400-a79f-41a4-b4e2-e94f5787b113', 'exchange'],
  TEAMS1: ['57ff2da0-773e-42df-b2af-ffb7a2317929', 'TeamspaceAPI'],
  OFFICESUBSCRIPTION: ['43de0ff5-c92c-492b-9116-175376d08c38', 'MicrosoftOffice'],
  PROJECTWORKMANAGEMENT: ['b737dad2-2f6c-4c65-90e3-ca563267e8b9', 'ProjectWorkManagement'],
  YAMMER_ENTERPRISE: ['7547a3fe-08ee-4ccb-b430-5077c5041653', 'YammerEnterprise'],
  BI_AZURE_P2: ['70d33638-9c74-4d01-bfd3-562de28bd4ba', 'PowerBI'],
  BI_AZURE_P0: ['2049e525-b859-401b-b2a0-e0a31c4b1fe4', 'PowerBI'],
  FLOW_P2_VIRAL: ['50e68c76-46c6-4674-81f9-75456511b170', 'ProcessSimple'],
} as const;
type Plan = keyof typeof plans;

const desktop: Plan[] = [
  'SHAREPOINTENTERPRISE',
  'SHAREPOINTWAC',
  'EXCHANGE_S_ENTERPRISE',
  'TEAMS1',
  'OFFICESUBSCRIPTION',
  'PROJECTWORKMANAGEMENT',
  'YAMMER_ENTERPRISE',
];
const kiosk: Plan[] = ['SHAREPOINTDESKLESS', 'SHAREPOINTWAC', 'EXCHANGE_S_DESKLESS', 'TEAMS1'];

const licence = (skuPartNumber: string, skuId: string, names: readonly Plan[]): Licence => ({
  skuPartNumber,
  skuId,
  plans: names.map((servicePlanName) => {
    const [servicePlanId, service] = plans[servicePlanName];
    return { servicePlanName, servicePlanId, service };
  }),
});

const licences: readonly Licence[] = [
  licence('SPE_E3', '05e9a617-0261-4cee-bb44-138d3ef5d965', desktop),
  licence('SPE_E5', '06ebc4ee-1bb5-47dd-8120-11324bc54e06', [...desktop, 'BI_AZURE_P2']),
  licence('ENTERPRISEPACK', '6fd2c87f-b296-42f0-b197-1e91e994b900', desktop),
  licence('SPE_F1', '66b55226-6b4f-492c-910c-a3b7a3c9d993', kiosk),
  licence('FLOW_FREE', 'f30db892-07e9-47e9-837c-80727f46fd3d', ['FLOW_P2_VIRAL']),
  licence('POWER_BI_STANDARD', 'a403ebcc-fae0-4ca2-8c8c-7a907fd6c235', ['BI_AZURE_P0']),
];

export function licencesNamed(names: readonly string[]): Licence[] {
  return licences.filter(({ skuPartNumber }) => names.includes(skuPartNumber));
}
