/** Which of the portal's pages somebody has opened lately. */
export const readPages = `
create table read_pages (
  "UserId" uuid not null,
  "PageId" integer not null references pages ("Id") on delete cascade,
  "ReadAt" timestamptz(3) not null,
  primary key ("UserId", "PageId")
);
create index read_pages_page on read_pages ("PageId");
create index read_pages_age on read_pages ("ReadAt");
`;
