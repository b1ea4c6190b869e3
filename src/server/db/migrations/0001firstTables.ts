/** People, settings, terms, pages and their history. */
export const firstTables = `
create table users (
  "Id" uuid primary key,
  "UpnId" text not null,
  "DisplayName" text not null,
  "FirstDayWizardStep" text not null,
  "ShowNewsFromFollowedSites" boolean
);

create table feature_settings (
  "Key" text primary key,
  "Value" jsonb not null
);

create table terms (
  "Guid" uuid primary key,
  "Kind" text not null check ("Kind" in ('channel', 'language')),
  "InternalName" text not null,
  "Labels" jsonb not null,
  "ParentTermGuid" uuid references terms ("Guid"),
  "IsAvailableForTagging" boolean not null,
  "IsDeprecated" boolean not null,
  "SortOrder" integer not null,
  "Url" text,
  "FriendlyUrl" text,
  "LocalCustomProperties" jsonb not null,
  "LastModified" timestamptz(3) not null
);
create index on terms ("ParentTermGuid");

create table user_terms (
  "UserId" uuid not null,
  "TermId" uuid not null,
  "Kind" text not null check ("Kind" in ('channel', 'language')),
  "Type" smallint not null check ("Type" in (0, 1)),
  primary key ("UserId", "Kind", "TermId")
);

create table pages (
  "Id" integer generated always as identity primary key,
  "Title" text not null,
  "Content" text not null,
  "Description" text not null,
  "SlugTitle" text not null,
  "PageType" smallint not null check ("PageType" in (0, 1, 2)),
  "PublishingDate" timestamptz(3),
  "ArchiveDate" timestamptz(3),
  "BannerImageUrl" text,
  "BannerImageText" text,
  "BannerImageAltText" text,
  "IsCommentsEnabled" boolean not null,
  "IsFeaturedPage" boolean not null,
  "LanguageTermId" uuid,
  "OwnerUserUpnId" text,
  "ModifiedByUserUpnId" text not null,
  "ModifiedByDisplayName" text not null,
  "ChannelTermIds" uuid[] not null,
  "Audience" uuid[] not null generated always as (
    case when cardinality("ChannelTermIds") = 0 then array['00000000-0000-0000-0000-000000000000'::uuid]
      else "ChannelTermIds" end
  ) stored,
  "SenderTags" jsonb not null,
  "CommentsCount" integer not null,
  "LikesCount" integer not null,
  "Created" timestamptz(3) not null,
  "Modified" timestamptz(3) not null,
  "Version" integer not null default 1,
  "Search" tsvector not null
);
create index pages_newest on pages ("PublishingDate" desc nulls first, "Id" desc);
create index pages_newest_news on pages ("PublishingDate" desc, "Id" desc)
  where "PageType" <> 0 and "PublishingDate" is not null;
create index pages_newest_featured on pages ("PublishingDate" desc, "Id" desc)
  where "PageType" <> 0 and "IsFeaturedPage" and "PublishingDate" is not null;
create index pages_archive on pages ("ArchiveDate") where "ArchiveDate" is not null;
create index pages_audience on pages using gin ("Audience");
create index pages_search on pages using gin ("Search");

create table page_audits (
  "Id" integer generated always as identity primary key,
  "PageId" integer not null,
  "DateTime" timestamptz(3) not null,
  "Action" text not null check ("Action" in ('created', 'updated', 'restored', 'deleted')),
  "UpnId" text not null,
  "NewValues" jsonb not null
);
create index on page_audits ("PageId", "Id" desc);
`;
