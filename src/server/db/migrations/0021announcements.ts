/**
 * What open pages were told lately, as it travels between servers: a server that could not hear for
 * a moment, or that has just started, tells them what they have missed.
 */
export const announcements = `
create table announcements (
  "Made" timestamptz not null default clock_timestamp(),
  "Payload" text not null
);
create index on announcements ("Made");
`;
