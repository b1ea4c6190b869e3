/**
 * Pictures have a title and a description by which they are found, and a version. Which pictures
 * people's own tiles use is found without looking through all tiles.
 */
export const galleryImages = `
alter table images add column "Title" text not null default '';
alter table images add column "Description" text not null default '';
alter table images add column "Modified" timestamptz(3);
update images set "Modified" = "Created";
alter table images alter column "Modified" set not null;
alter table images add column "Search" tsvector not null
  generated always as (to_tsvector('simple', search_text("Title" || ' ' || "Description"))) stored;
create index images_search on images using gin ("Search");
create index app_tiles_images on app_tiles using gin (image_names("IconUrl"))
  where "OwnerId" is not null;
`;
