/** Texts of the footer. */
export const texts = {
  name: 'The footer',
  edit: 'Edit the footer',
};
