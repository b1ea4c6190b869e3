/** A server of a release that does not know when a picture was changed can store one. */
export const picturesOfOlderServers = `
alter table images alter column "Modified" set default now();
`;
