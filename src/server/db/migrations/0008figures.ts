/** Chart groups and report frames of the start page. */
export const figures = `
create table chart_groups (
  "Id" integer generated always as identity primary key,
  "GroupName" text not null,
  "ChartType" smallint not null check ("ChartType" in (1, 2)),
  "ChartWidth" smallint not null default 50 check ("ChartWidth" in (25, 50, 75, 100)),
  "ChartItems" jsonb not null,
  "Active" boolean not null default true,
  "Modified" timestamptz(3) not null
);

create table power_bi_frames (
  "Id" integer generated always as identity primary key,
  "Title" text not null,
  "Type" smallint not null check ("Type" in (0, 1, 2)),
  "EmbedUrl" text not null,
  "EmbedId" text not null,
  "BookmarkId" text,
  "ShowFilterPane" boolean not null default false,
  "ShowNavigationPane" boolean not null default false,
  "ShowTitle" boolean not null default true,
  "MobileViewHeight" integer not null default 480,
  "RouteId" text not null default '',
  "Active" boolean not null default true,
  "ChannelTermPowerBIFrames" jsonb not null default '[]',
  "Modified" timestamptz(3) not null
);
`;
