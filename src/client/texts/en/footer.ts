/** Texts of the footer. */
export const footer = {
  name: 'The footer',
  edit: 'Edit the footer',
};
