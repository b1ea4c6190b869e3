/** What blocks of editors' content are called for screen readers. */
export const texts = {
  callouts: { information: 'Information', success: 'Success', warning: 'Warning' },
};
