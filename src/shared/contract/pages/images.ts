import { Type, type Static } from '@sinclair/typebox';
import { auditedResources } from '../../rules/audits';
import { imageUseKinds } from '../../rules/pictures/imageUses';
import { imageEditors } from '../../rules/people/roles';
import { defineCalls } from '../call';
import { fields, nullable, object, oneOf } from '../fields';

/** Where an uploaded picture is. Its content is part of the address, so it never changes. */
export const UploadedImage = object({ Url: Type.String() });
export type UploadedImage = Static<typeof UploadedImage>;

const count = Type.Integer({ minimum: 0 });

/** A picture of the gallery, as editors know it. */
export const GalleryImage = object({
  Id: fields.id,
  Url: Type.String(),
  /** Empty where nobody has named it. */
  Title: Type.String(),
  /** A description of the picture, for who cannot see it; empty where nobody has written one. */
  Description: Type.String(),
  Width: count,
  /** Of one frame. */
  Height: count,
  /** Bytes. */
  Size: count,
  Created: fields.dateTime,
  Modified: fields.dateTime,
  /** Places that use it in any way that an `ImageUse` names. */
  Uses: count,
});
export type GalleryImage = Static<typeof GalleryImage>;

/** A place that uses a picture. */
export const ImageUse = object({
  Resource: oneOf(auditedResources),
  Kind: oneOf(imageUseKinds),
  /** Null where it is somebody's own, or managed by others than who asks. */
  Title: nullable(Type.String()),
  /** Where it can be looked at in the portal; null where it cannot, or not by who asks. */
  Path: nullable(Type.String()),
});
export type ImageUse = Static<typeof ImageUse>;

/** How large an uploaded picture is. */
export const ImageSize = object({
  Url: Type.String(),
  Width: count,
  /** Of one frame. */
  Height: count,
  /** Bytes. */
  Size: count,
});
export type ImageSize = Static<typeof ImageSize>;

const ChangedImage = object({
  Title: Type.Optional(fields.title),
  Description: Type.Optional(Type.String({ maxLength: 1_000 })),
  Modified: Type.Optional(fields.dateTime),
});

const paging = {
  amount: Type.Integer({ minimum: 1, maximum: 100, default: 24 }),
  /** Only those that were uploaded before this one. */
  before: Type.Optional(fields.id),
};

const Found = object({ Images: Type.Array(GalleryImage), HasMore: Type.Boolean() });

const params = object({ id: fields.id });
const access = imageEditors;

export const images = defineCalls({
  'GET /Image': {
    summary: 'Addresses of the uploaded pictures, the newest first.',
    access,
    answer: Type.Array(Type.String()),
  },
  'POST /Image': {
    summary:
      'Uploads a picture (png, jpeg or gif); its address is in the Location header. The name of ' +
      'the file becomes its title.',
    access,
    body: 'file',
    answer: UploadedImage,
    status: 201,
    problems: ['imageTooLarge', 'imageTakesTooLong', 'notAnImage'],
  },
  'GET /Image/gallery': {
    summary:
      'The uploaded pictures, the newest first: those in whose title or description every word ' +
      'occurs as it begins, or those that have an address.',
    access,
    query: object({
      ...paging,
      text: Type.Optional(Type.String({ maxLength: 200 })),
      /** Address of one picture. */
      url: Type.Optional(Type.String({ maxLength: 2_000 })),
    }),
    answer: Found,
  },
  'POST /Image/sizes': {
    summary:
      'How large the uploaded pictures with these addresses are; other addresses are left out.',
    access,
    body: object({
      Urls: Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: 500 }),
    }),
    isRead: true,
    answer: Type.Array(ImageSize),
  },
  'GET /Image/unused': {
    summary: 'Pictures that nothing uses and nobody has uploaded within a day, the newest first.',
    access,
    query: object(paging),
    answer: Found,
  },
  'POST /Image/unused': {
    summary:
      'Deletes those of these pictures that nothing uses and nobody has uploaded within a day; ' +
      'the others stay and are named.',
    access,
    body: object({
      Ids: Type.Array(fields.id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    }),
    answer: object({ Deleted: Type.Array(fields.id), Kept: Type.Array(GalleryImage) }),
  },
  'GET /Image/{id}/uses': {
    summary: 'Where a picture is used, what is shown now first; at most 100 places.',
    access,
    params,
    answer: object({ Uses: Type.Array(ImageUse), Total: count }),
    problems: ['notFound'],
  },
  'PUT /Image/{id}': {
    summary: 'Names and describes a picture; fields that the body leaves out stay.',
    access,
    params,
    body: ChangedImage,
    answer: GalleryImage,
    version: 'body',
    current: GalleryImage,
    problems: ['notFound', 'conflict'],
  },
  'DELETE /Image/{id}': {
    summary:
      'Deletes a picture for good. One that is used stays (409), unless `uses` says in how many ' +
      'places it is known to be used, and who deletes it manages all of them (403).',
    access,
    params,
    query: object({ uses: Type.Integer({ minimum: 0, default: 0 }) }),
    answer: 'none',
    version: 'header',
    current: GalleryImage,
    problems: ['notFound', 'conflict', 'imageInUse'],
  },
});
