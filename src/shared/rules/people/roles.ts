import { keysOf } from '../values/records';
/** Where roles come from: app roles in the token, or groups of a SharePoint site (ROLE-02). */
export const authorizationModes = ['claims', 'sharepoint'] as const;
export type AuthorizationMode = (typeof authorizationModes)[number];

/** Roles of the portal, as they appear in the `roles` claim. Spec: core §6. */
export const roles = [
  'Admin',
  'Editor',
  'CollabSiteCreator',
  'AppEditor',
  'MessageBroadcastEditor',
  'FooterEditor',
  'EditorDashboardEditor',
  'PowerBIEditor',
] as const;

export type Role = (typeof roles)[number];

/** Who may write news and content pages. Spec: content §6. */
export const pageEditors = ['Admin', 'Editor'] as const satisfies readonly Role[];

/** Who may write broadcast messages. Spec: content §6. */
export const broadcastEditors = [
  'Admin',
  'MessageBroadcastEditor',
  'Editor',
] as const satisfies readonly Role[];

/** Who may upload pictures: whoever writes HTML. */
export const imageEditors = [
  'Admin',
  'Editor',
  'AppEditor',
  'MessageBroadcastEditor',
  'FooterEditor',
] as const satisfies readonly Role[];

/** Who may write restaurants and their menus. Spec: content §2. */
export const menuEditors = ['Admin', 'Editor'] as const satisfies readonly Role[];

/** Who may write chart groups. Spec: content §2. */
export const chartEditors = ['Admin', 'Editor'] as const satisfies readonly Role[];

/** Who may write report frames. Spec: content §2. */
export const reportEditors = ['Admin', 'PowerBIEditor'] as const satisfies readonly Role[];

/** Who may write the app tiles and smart links that everybody gets. Spec: content §2. */
export const appEditors = ['Admin', 'AppEditor', 'Editor'] as const satisfies readonly Role[];

/** Who may say what people have to read, and see who has read it (READING-16). */
export const readingEditors = ['Admin', 'Editor'] as const satisfies readonly Role[];

/** Who may write the footer. Spec: core §6. */
export const footerEditors = ['Admin', 'FooterEditor'] as const satisfies readonly Role[];

/** Who may limit something to channels. */
export const contentEditors = [
  'Admin',
  'Editor',
  'AppEditor',
  'MessageBroadcastEditor',
  'PowerBIEditor',
] as const satisfies readonly Role[];

/** True when the person has at least one of the wanted roles. Spec: core §6. */
export function hasAnyRole(own: readonly string[], wanted: readonly Role[]): boolean {
  return wanted.some((role) => own.includes(role));
}

/**
 * The SharePoint groups that stand for roles in the SharePoint mode, by title, with the roles that
 * their members hold (ROLE-08..12).
 */
const groupRoles = {
  'Workplace Administrators': ['Admin', 'PowerBIEditor'],
  'Workplace Editors': [
    'Editor',
    'AppEditor',
    'MessageBroadcastEditor',
    'FooterEditor',
    'EditorDashboardEditor',
  ],
  'Workplace Collab Creators': ['CollabSiteCreator'],
} as const satisfies Record<string, readonly Role[]>;

export type GroupTitle = keyof typeof groupRoles;
export const groupTitles = keysOf(groupRoles);

/** The roles that members of these groups hold. Spec: core §6. */
export function rolesOfGroups(titles: readonly GroupTitle[]): Role[] {
  return titles.flatMap((title) => groupRoles[title]);
}
