/** What readers are told of editors' content, beside its own words. */
export const texts = {
  /** For screen readers. */
  callouts: { information: 'Information', success: 'Success', warning: 'Warning' },
  video: { play: 'Play video: {title}' },
};
