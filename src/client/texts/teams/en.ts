/** Texts of the portal as an app in Teams, and of signing in there. */
export const texts = {
  signingIn: 'Signing you in …',
  onlyInTeams:
    'This page belongs to the portal in Microsoft Teams. Close it and sign in from there.',
  morePermissions: 'Some content is missing until you sign in again.',
};
