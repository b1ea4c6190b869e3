/** The properties that Graph documents for a user, beside those that the dev tenant fills. */
const documented = `
  ageGroup consentProvidedForMinor creationType customSecurityAttributes deletedDateTime employeeId
  employeeLeaveDateTime employeeOrgData employeeType externalUserState
  externalUserStateChangeDateTime faxNumber identities imAddresses isManagementRestricted
  isResourceAccount lastPasswordChangeDateTime legalAgeGroupClassification
  licenseAssignmentStates mailboxSettings mailNickname mySite onPremisesDistinguishedName
  onPremisesDomainName onPremisesExtensionAttributes onPremisesImmutableId
  onPremisesLastSyncDateTime onPremisesProvisioningErrors onPremisesSamAccountName
  onPremisesSecurityIdentifier onPremisesSyncEnabled onPremisesUserPrincipalName otherMails
  passwordPolicies passwordProfile preferredDataLocation provisionedPlans proxyAddresses
  securityIdentifier serviceProvisioningErrors showInAddressList signInActivity
  signInSessionsValidFromDateTime
`;
const names = new Set(documented.toLowerCase().split(/\s+/).filter(Boolean));

/** Whether Graph knows a property of users; the organisation's own have names like `extension_…`. */
export function isUserProperty(name: string, filled: object): boolean {
  const lower = name.toLowerCase();
  return (
    names.has(lower) ||
    lower.startsWith('extension_') ||
    Object.keys(filled).some((own) => own.toLowerCase() === lower)
  );
}
