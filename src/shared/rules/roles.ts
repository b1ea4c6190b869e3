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
export const broadcastEditors = ['Admin', 'MessageBroadcastEditor', 'Editor'] as const satisfies readonly Role[];

/** Who may write the footer. Spec: core §6. */
export const footerEditors = ['Admin', 'FooterEditor'] as const satisfies readonly Role[];

/** True when the person has at least one of the wanted roles. Spec: core §6. */
export function hasAnyRole(own: readonly string[], wanted: readonly Role[]): boolean {
  return wanted.some((role) => own.includes(role));
}
