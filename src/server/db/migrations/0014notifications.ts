/**
 * Notifications that editors have asked for. People are reached in the order of their ids, so that
 * one id says who has been: nobody's name is kept, and what was interrupted goes on where it
 * stopped.
 */
export const notifications = `
create table notifications (
  "Id" integer generated always as identity primary key,
  "Source" text not null check ("Source" in ('page', 'broadcastMessage')),
  "SourceId" integer not null,
  "Created" timestamptz(3) not null,
  "NextAttempt" timestamptz(3) not null,
  "Attempts" integer not null default 0,
  "LeasedUntil" timestamptz(3),
  "ReachedUntil" uuid not null default '00000000-0000-0000-0000-000000000000',
  "Sent" integer not null default 0,
  "Finished" timestamptz(3)
);
create unique index on notifications ("Source", "SourceId") where "Finished" is null;
`;
