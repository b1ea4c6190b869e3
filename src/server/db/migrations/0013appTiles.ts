/** App tiles of the organisation and of single people, and what people do with them. */
export const appTiles = `
create table app_tiles (
  "Id" integer generated always as identity primary key,
  "Title" text not null,
  "Description" text not null default '',
  "Url" text not null,
  "IconClass" text,
  "IconUrl" text,
  "ColorHexCode" text,
  "ColorClass" text,
  "IsPersonal" boolean not null default false,
  "OwnerId" uuid,
  "IsSmartLink" boolean not null default false,
  "Introduction" text,
  "IntroductionVideo" text,
  "IntegrationEndpointUrl" text,
  "ShowAsNewUntilThisDate" timestamptz(3),
  "Start" timestamptz(3),
  "End" timestamptz(3),
  "IsRecurring" boolean not null default false,
  "RecurrenceDays" jsonb not null default '[]',
  "RecurrenceFrom" text,
  "RecurrenceTo" text,
  "ChannelTermAppTiles" jsonb not null default '[]',
  "LanguageTermAppTiles" jsonb not null default '[]',
  "O365ServiceName" text,
  "Modified" timestamptz(3) not null,
  check ("IsPersonal" = ("OwnerId" is not null))
);
create index on app_tiles ("IsSmartLink", "Title") where not "IsPersonal";
create index on app_tiles ("OwnerId") where "IsPersonal";

create table user_app_tiles (
  "UserId" uuid not null,
  "AppTileId" integer not null references app_tiles ("Id") on delete cascade,
  "Order" integer,
  "HideFromUI" boolean not null default false,
  "IsAdded" boolean not null default false,
  primary key ("UserId", "AppTileId")
);
create index on user_app_tiles ("AppTileId");
`;
