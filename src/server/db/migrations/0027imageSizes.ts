/**
 * Uploaded pictures in the widths in which they are shown, made when the first reader asks. No
 * bytes: the picture itself takes no more. They go with their picture.
 */
export const imageSizes = `
create table image_sizes (
  "ImageId" integer not null references images on delete cascade,
  "Width" integer not null,
  "Bytes" bytea,
  primary key ("ImageId", "Width")
);
alter table image_sizes alter column "Bytes" set storage external;
`;
