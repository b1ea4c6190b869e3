/** Finds content pages in the order of their publishing, as there is an index for news. */
export const newestContent = `
create index pages_newest_content on pages ("PublishingDate" desc, "Id" desc)
  where "PageType" = 0 and "PublishingDate" is not null;
`;
