/** Texts in place of a page that is not there, or not for this reader. */
export const texts = {
  title: "We couldn't find this page",
  why: "It might have been removed or renamed, or it isn't meant for you.",
  searchFor: 'Search for “{words}”',
  search: 'Search the portal',
};
