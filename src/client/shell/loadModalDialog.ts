/** The frame of all dialogs; asked for before a dialog opens, it is there at once. */
export function loadModalDialog() {
  return import('./ModalDialog');
}
