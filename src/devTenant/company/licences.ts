/**
 * Public product and service plan ids (Microsoft: "Product names and service plan identifiers for
 * licensing").
 */
export interface Licence {
  skuPartNumber: string;
  skuId: string;
  plans: readonly { servicePlanName: string; servicePlanId: string; service: string }[];
}

const plan = (servicePlanName: string, servicePlanId: string, service: string) => ({
  servicePlanName,
  servicePlanId,
  service,
});

const sharePointPlan2 = plan(
  'SHAREPOINTENTERPRISE',
  '5dbe027f-2339-4123-9542-606e4d348a72',
  'SharePoint',
);
const sharePointKiosk = plan(
  'SHAREPOINTDESKLESS',
  '902b47e5-dcb2-4fdc-858b-c63a90a2bdb9',
  'SharePoint',
);
const officeOnline = plan('SHAREPOINTWAC', 'e95bec33-7c88-4a70-8e19-b10bd9d0c014', 'SharePoint');
const exchangePlan2 = plan(
  'EXCHANGE_S_ENTERPRISE',
  'efb87545-963c-4e0d-99df-69c6916d9eb0',
  'exchange',
);
const exchangeKiosk = plan(
  'EXCHANGE_S_DESKLESS',
  '4a82b400-a79f-41a4-b4e2-e94f5787b113',
  'exchange',
);
const teams = plan('TEAMS1', '57ff2da0-773e-42df-b2af-ffb7a2317929', 'TeamspaceAPI');
const officeApps = plan(
  'OFFICESUBSCRIPTION',
  '43de0ff5-c92c-492b-9116-175376d08c38',
  'MicrosoftOffice',
);
const planner = plan(
  'PROJECTWORKMANAGEMENT',
  'b737dad2-2f6c-4c65-90e3-ca563267e8b9',
  'ProjectWorkManagement',
);
const vivaEngage = plan(
  'YAMMER_ENTERPRISE',
  '7547a3fe-08ee-4ccb-b430-5077c5041653',
  'YammerEnterprise',
);
const desktopPlans = [
  sharePointPlan2,
  officeOnline,
  exchangePlan2,
  teams,
  officeApps,
  planner,
  vivaEngage,
];

export const licences: readonly Licence[] = [
  { skuPartNumber: 'SPE_E3', skuId: '05e9a617-0261-4cee-bb44-138d3ef5d965', plans: desktopPlans },
  {
    skuPartNumber: 'SPE_E5',
    skuId: '06ebc4ee-1bb5-47dd-8120-11324bc54e06',
    plans: [
      ...desktopPlans,
      plan('BI_AZURE_P2', '70d33638-9c74-4d01-bfd3-562de28bd4ba', 'PowerBI'),
    ],
  },
  {
    skuPartNumber: 'ENTERPRISEPACK',
    skuId: '6fd2c87f-b296-42f0-b197-1e91e994b900',
    plans: desktopPlans,
  },
  {
    skuPartNumber: 'SPE_F1',
    skuId: '66b55226-6b4f-492c-910c-a3b7a3c9d993',
    plans: [sharePointKiosk, officeOnline, exchangeKiosk, teams],
  },
  {
    skuPartNumber: 'FLOW_FREE',
    skuId: 'f30db892-07e9-47e9-837c-80727f46fd3d',
    plans: [plan('FLOW_P2_VIRAL', '50e68c76-46c6-4674-81f9-75456511b170', 'ProcessSimple')],
  },
  {
    skuPartNumber: 'POWER_BI_STANDARD',
    skuId: 'a403ebcc-fae0-4ca2-8c8c-7a907fd6c235',
    plans: [plan('BI_AZURE_P0', '2049e525-b859-401b-b2a0-e0a31c4b1fe4', 'PowerBI')],
  },
];

export function licencesNamed(names: readonly string[]): Licence[] {
  return licences.filter(({ skuPartNumber }) => names.includes(skuPartNumber));
}
