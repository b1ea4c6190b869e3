/** Texts of the page about the portal, which load with it. */
export const texts = {
  introduction: 'Which version of the portal runs here, and what it is connected to.',
  none: 'None',
  facts: {
    title: 'Version and environment',
    introduction: 'Have this at hand when you ask for support.',
    version: 'Version',
    build: 'Build',
    started: 'Running since',
    address: 'Address',
    tenant: 'Tenant id',
    client: 'Client id',
    sharePoint: 'SharePoint',
    realtime: 'Live updates',
    runsOn: 'Runs on',
  },
  realtime: { portal: 'By the portal itself', azureSignalR: 'By Azure SignalR Service' },
  roles: {
    title: 'Roles',
    introduction: {
      claims:
        "People get their roles in the portal's enterprise application in Microsoft Entra, under Users and groups.",
      sharepoint:
        'People get their roles by groups of a SharePoint site. Who may use the portal at all is decided in its enterprise application in Microsoft Entra.',
    },
    unknown:
      'The portal may not read its own enterprise application. Look for it by the client id in the list of all applications.',
    open: 'Open the enterprise application in Microsoft Entra',
  },
};
