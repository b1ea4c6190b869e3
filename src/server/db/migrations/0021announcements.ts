/**
 * Recent announcements to open pages, as they travel between servers: a server that could not hear
 * for a moment, or that has just started, sends pages those that they have missed.
 */
export const announcements = `
create table announcements (
  "Made" timestamptz not null default clock_timestamp(),
  "Payload" text not null
);
create index on announcements ("Made");
`;
