import { profileAddress } from '#shared/rules/people/people';
import {
  broadcastEditors,
  appEditors,
  hasAnyRole,
  pageEditors,
  reportEditors,
  type Role,
} from '#shared/rules/people/roles';
import type { PagePath } from '#shared/rules/pages/routeTable';
import type { FeatureSettings } from '#shared/rules/settings/settings';

type PageEntry =
  | 'settings'
  | 'editorDashboard'
  | 'editedMessages'
  | 'editedApps'
  | 'editedReports'
  | 'adminDashboard'
  | 'profile';

export type UserMenuEntry =
  | { kind: 'editInfoboxes' }
  /** A page of the portal. */
  | { kind: PageEntry; address: string }
  /** A page elsewhere, in a new tab. */
  | { kind: 'officeProfile' | 'openInTeams'; address: string }
  | { kind: 'signOut' };

interface Situation {
  upn: string;
  roles: readonly Role[];
  settings: Pick<
    FeatureSettings,
    'enableOfficeProfileLink' | 'officeProfileUrl' | 'enableProfileCardView' | 'redirectToTeams'
  >;
  hasZones: boolean;
  isInTeams: boolean;
  /**
   * Opens the present page in Teams; left out where nothing else than the present place makes
   * sense.
   */
  teamsAddress?: string;
  /** Whether a page's code exists. */
  isBuilt: (path: PagePath) => boolean;
}

/** The person's menu in its order (SHELL-13..20). Spec: core §2, §6. */
export function userMenuEntries({
  upn,
  roles,
  settings,
  hasZones,
  isInTeams,
  teamsAddress,
  isBuilt,
}: Situation): UserMenuEntry[] {
  const when = (condition: boolean, entry: UserMenuEntry): UserMenuEntry[] =>
    condition ? [entry] : [];
  const hasDashboard = hasAnyRole(roles, ['Admin', 'Editor', 'EditorDashboardEditor']);
  return [
    ...when(hasZones && hasAnyRole(roles, pageEditors), { kind: 'editInfoboxes' }),
    ...when(isBuilt('/settings'), { kind: 'settings', address: '/settings' }),
    ...when(settings.enableOfficeProfileLink && settings.officeProfileUrl !== '', {
      kind: 'officeProfile',
      address: settings.officeProfileUrl,
    }),
    ...when(isBuilt('/editor-dashboard') && hasDashboard, {
      kind: 'editorDashboard',
      address: '/editor-dashboard',
    }),
    // Without the dashboard nothing else leads to what the one role of an editor is for.
    ...when(!hasDashboard && hasAnyRole(roles, broadcastEditors), {
      kind: 'editedMessages',
      address: '/broadcast-messages',
    }),
    ...when(!hasDashboard && hasAnyRole(roles, appEditors), {
      kind: 'editedApps',
      address: '/apps-and-tools?modal=app-tiles',
    }),
    ...when(!hasDashboard && hasAnyRole(roles, reportEditors), {
      kind: 'editedReports',
      address: '/power-bi',
    }),
    ...when(isBuilt('/admin') && hasAnyRole(roles, ['Admin']), {
      kind: 'adminDashboard',
      address: '/admin',
    }),
    ...when(isBuilt('/user/detail/*') && settings.enableProfileCardView, {
      kind: 'profile',
      address: profileAddress(upn),
    }),
    // Only an offer: the portal is as good in a browser (SETTINGS-44, SETTINGS-45).
    ...(teamsAddress && settings.redirectToTeams
      ? [{ kind: 'openInTeams' as const, address: teamsAddress }]
      : []),
    // The host would sign the person in again at once (AUTH-37).
    ...when(!isInTeams, { kind: 'signOut' }),
  ];
}
