/** Texts of the comments below a page. */
export const texts = {
  title: 'Comments',
  frame: 'Comments on this page',
  failed: "The comments can't be loaded right now. The page itself is complete.",
};
