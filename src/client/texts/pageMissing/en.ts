/** Texts in place of a page that is not there, or not for this reader. */
export const texts = {
  title: 'We could not find this page',
  why: 'It may have been removed or renamed, or it is not meant for you.',
  searchFor: 'Search for “{words}”',
  search: 'Search the portal',
};
