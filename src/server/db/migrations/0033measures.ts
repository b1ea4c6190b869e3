/**
 * How fast pages and widgets were, and how often widgets failed: of each day and what it was measured
 * with, how many values fell into each group.
 */
export const measures = `
create table measures (
  "Day" date not null,
  "Metric" text not null,
  "Subject" text not null,
  "Host" text not null,
  "Device" text not null,
  "Build" text not null,
  "Counts" integer[] not null,
  primary key ("Day", "Metric", "Subject", "Host", "Device", "Build")
) with (fillfactor = 80);
`;
