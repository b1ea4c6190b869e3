/** The history also tells of what has a name or a GUID instead of a number: settings and terms. */
export const keyedHistory = `
alter table audits add column "ResourceKey" text;
create index audits_by_key on audits ("Resource", "ResourceKey", "Id" desc) where "ResourceKey" is not null;
`;
