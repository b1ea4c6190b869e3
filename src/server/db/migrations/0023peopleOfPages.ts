/** Finds the pages that a person owns or has changed, however their name is written. */
export const peopleOfPages = `
create index pages_owner on pages (lower("OwnerUserUpnId"));
create index pages_editor on pages (lower("ModifiedByUserUpnId"));
`;
