/** Posts that blogs and compliments each show at first, and that "Show more" adds (BLOG-02). */
export const postsPerLoad = 6;
/** Pages of a site that are asked for (BLOG-04). */
export const maxPosts = 100;
/** `$filter` of a site's posts: published news (BLOG-04). */
export const postsFilter = 'fields/PromotedState eq 2';
