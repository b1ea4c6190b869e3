export const texts = {
  title: 'An error has occurred',
  text: 'It seems like the page has been idle too long, please refresh to continue.',
  refresh: 'Refresh',
  cancel: 'Cancel',
};
