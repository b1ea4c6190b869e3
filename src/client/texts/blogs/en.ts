/** Texts of blogs and compliments, which load with their widgets. */
export const texts = {
  noBlogs: 'No blog posts could be found according to your channel selections.',
  noCompliments: 'No compliments could be found according to your channel selections.',
  olderBlogs: 'Older blog posts',
  olderCompliments: 'Older compliments',
};
