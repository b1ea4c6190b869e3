/**
 * Kinds of the messages that are known by an id; those without a kind of their own are green
 * (ERRORS-59). Spec: content §8.
 */
export const alertKinds = {
  interestssyncing: 'info',
  interestsselectionupdated: 'success',
  interestsselectionsynced: 'success',
  languageselectionupdated: 'success',
  updatedorder: 'success',
  newssettingsupdated: 'success',
  tabconfigupdated: 'success',
  channelcachecleared: 'success',
  operationcompleted: 'success',
  updatedsetting: 'success',
  genericupdated: 'success',
  genericadded: 'success',
  genericdeleted: 'success',
  offline: 'warning',
  unlicensed: 'warning',
} as const;

export type AlertName = keyof typeof alertKinds;

/**
 * The meaning of an alert id: the error template, a message of the table, or the id's own text,
 * which is a failure's.
 */
export type Alert =
  | { status: number; component: string | undefined }
  | { name: AlertName; kind: (typeof alertKinds)[AlertName] }
  | { text: string; kind: 'error' };

const numeric = /^(\d+)(?:;(.*))?$/s;

/**
 * Reads an alert id: a status, optionally with the component that failed as `code;component`
 * (ERRORS-34), a name of the table, or a text (ERRORS-35).
 */
export function readAlert(id: string): Alert {
  const [, status, component] = numeric.exec(id.trim()) ?? [];
  if (status !== undefined)
    return { status: Number(status), component: component?.trim() || undefined };
  if (isAlertName(id)) return { name: id, kind: alertKinds[id] };
  return { text: id, kind: 'error' };
}

function isAlertName(id: string): id is AlertName {
  return Object.hasOwn(alertKinds, id);
}
