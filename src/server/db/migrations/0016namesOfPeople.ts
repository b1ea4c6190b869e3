/** People are found by their principal name, where a history names who made a change. */
export const namesOfPeople = `
create index on users (lower("UpnId"));
`;
