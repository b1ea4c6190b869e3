import { sql, type RawBuilder } from 'kysely';
import type { ImageUse } from '#shared/contract/pages/images';
import { openAudits, type AuditedResource } from '#shared/rules/audits';
import { dialogOf } from '#shared/rules/pictures/imageUses';
import type { Role } from '#shared/rules/people/roles';
import type { Database } from '../../db/database';
import { pathOf } from '../pages/rows';

/**
 * A row for each place that uses the picture of a row of `images`: everything that has a history,
 * by what it was last like with the picture; working copies; people's own tiles.
 */
export const usesOfImage: RawBuilder<unknown> = sql`
  select "Resource", "ResourceId", "ResourceKey", max("Id") as "Entry", null as "Own" from audits
  where image_names("NewValues"::text) @> array[images."Name"] and "Resource" <> 'images'
  group by "Resource", "ResourceId", "ResourceKey"
  union all select 'pages', 0, null, null, 'draft' from working_copies
  where image_names("Body") @> array[images."Name"]
  union all select 'apptiles', 0, null, null, 'personal' from app_tiles
  where "OwnerId" is not null and image_names("IconUrl") @> array[images."Name"]`;

interface UseRow {
  Resource: AuditedResource;
  ResourceId: number;
  Kind: ImageUse['Kind'];
  Title: string | null;
  /** Of a page that exists. */
  PageType: 0 | 1 | 2 | null;
  SlugTitle: string | null;
}

/**
 * The places that use a picture, what is shown now first. What something is called, and where it
 * is, is told to those who manage such things.
 */
export async function listUses(
  db: Database,
  id: number,
  max: number,
  roles: readonly Role[],
): Promise<ImageUse[]> {
  const { rows } = await sql<UseRow>`
    select uses."Resource", uses."ResourceId", last."Title", pages."PageType", pages."SlugTitle",
      coalesce(uses."Own", case
        when last."InTrash" then 'trash'
        when last."Action" <> 'deleted' and last."Id" = uses."Entry" then 'shown'
        else 'history' end) as "Kind"
    from images cross join lateral (${usesOfImage}) as uses
    left join lateral (
      select "Id", "Action", "InTrash",
        coalesce("NewValues" ->> 'Title', "NewValues" ->> 'Name', "ResourceKey") as "Title"
      from audits
      where audits."Resource" = uses."Resource" and audits."ResourceId" = uses."ResourceId"
        and audits."ResourceKey" is not distinct from uses."ResourceKey" and uses."Own" is null
      order by audits."Id" desc limit 1
    ) as last on true
    left join pages on uses."Resource" = 'pages' and pages."Id" = uses."ResourceId"
    where images."Id" = ${id}
    order by last."Action" <> 'deleted' and last."Id" = uses."Entry" desc nulls last,
      uses."Entry" desc nulls last
    limit ${max}`.execute(db);
  const open = openAudits(roles);
  return rows.map((row) => (open.includes(row.Resource) ? named(row) : hidden(row)));
}

function named({ Resource, ResourceId, Kind, Title, PageType, SlugTitle }: UseRow): ImageUse {
  const isThere = Kind === 'shown' || Kind === 'history';
  const ofPage =
    PageType === null || SlugTitle === null
      ? null
      : pathOf({ Id: ResourceId, PageType, SlugTitle });
  const Path = Resource === 'pages' ? ofPage : dialogOf(Resource, ResourceId);
  return { Resource, Kind, Title, Path: isThere ? Path : null };
}

function hidden({ Resource, Kind }: UseRow): ImageUse {
  return { Resource, Kind, Title: null, Path: null };
}

/** Whether who has these roles manages everything that uses a picture. */
export async function managesUses(
  db: Database,
  id: number,
  roles: readonly Role[],
): Promise<boolean> {
  const { rows } = await sql<{ Resource: AuditedResource }>`
    select distinct uses."Resource" from images cross join lateral (${usesOfImage}) as uses
    where images."Id" = ${id}`.execute(db);
  const open = openAudits(roles);
  return rows.every(({ Resource }) => open.includes(Resource));
}
