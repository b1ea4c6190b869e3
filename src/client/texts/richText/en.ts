/** The portal's words around editors' content. */
export const texts = {
  /** For screen readers. */
  callouts: { information: 'Information', success: 'Success', warning: 'Warning' },
  video: { play: 'Play video: {title}' },
};
