const entra = 'https://entra.microsoft.com/#view/Microsoft_AAD_IAM';

/**
 * Where the Entra admin center shows who holds which role; the list of all enterprise applications
 * where the portal's own is not known.
 */
export function enterpriseAppAddress(servicePrincipalId: string, clientId: string): string {
  if (!servicePrincipalId) return `${entra}/StartboardApplicationsMenuBlade/~/AppAppsPreview`;
  const [object, app] = [servicePrincipalId, clientId].map(encodeURIComponent);
  return `${entra}/ManagedAppMenuBlade/~/Users/objectId/${object}/appId/${app}`;
}
