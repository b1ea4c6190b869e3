/**
 * Pages opened and words searched for, without names; and people's decisions about these records
 * and about notifications.
 */
export const analytics = `
create table analytics_events (
  "Id" bigint generated always as identity primary key,
  "Name" text not null,
  "Time" timestamptz(3) not null,
  "Path" text,
  "Link" text,
  "Title" text,
  "ComponentId" text,
  "SearchTerm" text
);
create index on analytics_events ("Time");

alter table users add column "AllowsAnalytics" boolean, add column "WantsNotifications" boolean;
`;
