import type { BodyOf } from '#shared/contract/call';
import type { GalleryImage, images } from '#shared/contract/pages/images';
import { uploadedFor } from '#shared/rules/pictures/imageUses';
import { imageEditors } from '#shared/rules/people/roles';
import type { ContentChange } from '#shared/realtime';
import type { Announcement } from '../../db/announcement';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import type { HandlerDeps } from '../../deps';
import { ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { insertAudit, type Author } from '../audits/store';
import { conflictWith, isVersion, missing } from '../editable/conflicts';
import {
  deleteImage,
  deleteUnused,
  findGalleryImage,
  lockImages,
  updateImage,
} from './galleryStore';
import { addressOfImage } from './addresses';
import { managesUses } from './uses';

type Deps = Pick<HandlerDeps, 'db' | 'changes' | 'now'>;
type ImageCalls = typeof images;

/** Tells editors. */
export function changeOfImage(Id: number, Change: ContentChange['Change']): Announcement {
  return { ComponentId: 'images', Data: { Change, Id }, audience: { roles: imageEditors } };
}

/** A page of a list, from one picture more than it holds. */
export function pageOf(found: GalleryImage[], amount: number) {
  return { Images: found.slice(0, amount), HasMore: found.length > amount };
}

/** The moment before which a picture must have been uploaded to count as unused. */
export function unusedSince(now: Date): Date {
  return new Date(now.getTime() - uploadedFor);
}

/** Names and describes a picture. */
export function changeImage(
  { db, changes, now }: Deps,
  person: Person,
  id: number,
  { Modified, ...change }: BodyOf<ImageCalls['PUT /Image/{id}']>,
): Promise<GalleryImage> {
  return changes.commit(db, person, undefined, async (transaction, announce) => {
    const { Url, ...before } = await lockedImage(transaction, id, Modified);
    const words = { Title: before.Title, Description: before.Description, ...trimmed(change) };
    if (words.Title === before.Title && words.Description === before.Description)
      return { Url, ...before };
    await updateImage(transaction, id, words, now());
    await insertAudit(
      transaction,
      { Resource: 'images', ResourceId: id, Action: 'updated', values: { Url, ...words } },
      person,
      now(),
    );
    announce(changeOfImage(id, 'updated'));
    return (await findGalleryImage(transaction, id)) ?? gone();
  });
}

/** Deletes one picture, also a used one, where who does it knows and manages all that uses it. */
export async function deleteOneImage(
  { db, changes, now }: Deps,
  person: Person,
  { id, uses, version }: { id: number; uses: number; version: string | undefined },
): Promise<undefined> {
  // Before the transaction: it must not wait for anything else while it holds a connection.
  const roles = await person.roles();
  return changes.commit(db, person, { topic: 'images' }, async (transaction, announce) => {
    const image = await lockedImage(transaction, id, version);
    if (image.Uses > 0 && image.Uses !== uses)
      throw new ProblemError('imageInUse', { current: image });
    if (!(await managesUses(transaction, id, roles)))
      throw new ProblemError('forbidden', {
        detail: 'The picture is used in something that others manage; ask one of them.',
      });
    await deleteImage(transaction, id);
    await insertDeletion(transaction, image, person, now());
    announce(changeOfImage(id, 'deleted'));
    return undefined;
  });
}

/** Deletes those of the chosen pictures that nothing uses now, and names those that stay. */
export function clearUnused(
  { db, changes, now }: Deps,
  person: Person,
  ids: readonly number[],
): Promise<{ Deleted: number[]; Kept: GalleryImage[] }> {
  return changes.commit(db, person, { topic: 'images' }, async (transaction, announce) => {
    const since = unusedSince(now());
    const Deleted = await clearUnusedAmong(transaction, announce, {
      ids,
      since,
      by: person,
      now: now(),
    });
    const others = ids.filter((id) => !Deleted.includes(id));
    const kept = await Promise.all(others.map((id) => findGalleryImage(transaction, id)));
    return { Deleted, Kept: kept.filter((image) => image !== undefined) };
  });
}

interface Clearing {
  ids: readonly number[];
  /** Who uploaded one later may still want it. */
  since: Date;
  by: Author;
  now: Date;
}

/** Deletes those of these pictures that nothing uses, and answers which. */
export async function clearUnusedAmong(
  transaction: Database,
  announce: Announce,
  { ids, since, by, now }: Clearing,
): Promise<number[]> {
  await lockImages(transaction, ids);
  const deleted = await deleteUnused(transaction, ids, since);
  for (const { Name, ...image } of deleted) {
    await insertDeletion(transaction, { ...image, Url: addressOfImage(Name) }, by, now);
    announce(changeOfImage(image.Id, 'deleted'));
  }
  return deleted.map(({ Id }) => Id);
}

/** The picture as it is, held until the transaction ends. */
async function lockedImage(
  transaction: Database,
  id: number,
  version: string | undefined,
): Promise<GalleryImage> {
  await lockImages(transaction, [id]);
  const image = await findGalleryImage(transaction, id);
  if (!image) throw await missing(transaction, 'images', id);
  if (!isVersion(image.Modified, version))
    throw await conflictWith(transaction, 'images', id, image);
  return image;
}

async function insertDeletion(
  transaction: Database,
  { Id, Url, Title, Description }: Pick<GalleryImage, 'Id' | 'Url' | 'Title' | 'Description'>,
  person: Author,
  now: Date,
): Promise<void> {
  await insertAudit(
    transaction,
    {
      Resource: 'images',
      ResourceId: Id,
      Action: 'deleted',
      values: { Url, Title, Description },
    },
    person,
    now,
  );
}

/** PostgreSQL takes no text with the character 0. */
function trimmed(words: Partial<Pick<GalleryImage, 'Title' | 'Description'>>) {
  return Object.fromEntries(
    Object.entries(words).map(([name, text]) => [name, text.replaceAll('\u0000', '').trim()]),
  );
}

function gone(): never {
  throw new ProblemError('notFound');
}
