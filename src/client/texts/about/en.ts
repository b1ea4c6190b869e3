/** Texts of the page about the portal, which load with it. */
export const texts = {
  introduction: "The version of the portal, and what it's connected to.",
  none: 'None',
  facts: {
    title: 'Version and environment',
    introduction: 'Have this at hand when you ask for support.',
    version: 'Version',
    build: 'Build',
    started: 'Running since',
    address: 'Address',
    tenant: 'Tenant ID',
    client: 'Client ID',
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
        'People get their roles from groups of a SharePoint site. Who can use the portal at all is decided in its enterprise application in Microsoft Entra.',
    },
    unknown:
      "The portal doesn't have permission to read its own enterprise application. Find it by its client ID in the list of all applications.",
    open: 'Open the enterprise application in Microsoft Entra',
  },
};
