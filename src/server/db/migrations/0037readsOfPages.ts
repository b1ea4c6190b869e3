/**
 * A page that is deleted keeps who has opened it, for when it is put back; rows of what stays away
 * go with their age.
 */
export const readsOfPages = `
alter table read_pages drop constraint "read_pages_PageId_fkey";
drop index read_pages_page;
`;
