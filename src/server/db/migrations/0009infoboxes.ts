/** Tiles in areas of pages. */
export const infoboxes = `
create table infoboxes (
  "Id" integer generated always as identity primary key,
  "Type" smallint not null check ("Type" in (0, 1, 2)),
  "Title" text not null,
  "ShowTitle" boolean not null,
  "Content" text not null,
  "LinkUrl" text,
  "LinkDescription" text,
  "PictureUrl" text,
  "VideoEmbedCode" text,
  "Style" text not null,
  "Width" text not null,
  "Height" smallint not null check ("Height" in (0, 1)),
  "Order" integer not null,
  "StartDate" timestamptz(3),
  "EndDate" timestamptz(3),
  "Hidden" boolean not null,
  "TextBackgroundBanner" text,
  "ChannelTermIds" uuid[] not null,
  "LanguageTermId" uuid,
  "AreaId" text not null,
  "RouteId" text not null,
  "Modified" timestamptz(3) not null
);
create index on infoboxes ("RouteId", "AreaId", "Order", "Id");
`;
