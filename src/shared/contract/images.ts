import { Type, type Static } from '@sinclair/typebox';
import { imageEditors } from '../rules/roles';
import { defineCalls } from './call';
import { object } from './fields';

/** Where an uploaded picture is. Its content is part of the address, so it never changes. */
export const UploadedImage = object({ Url: Type.String() });
export type UploadedImage = Static<typeof UploadedImage>;

export const images = defineCalls({
  'GET /Image': {
    summary: 'Addresses of the uploaded pictures, the newest first.',
    access: imageEditors,
    answer: Type.Array(Type.String()),
  },
  'POST /Image': {
    summary: 'Uploads a picture (png, jpeg or gif); its address is in the Location header.',
    access: imageEditors,
    body: 'file',
    answer: UploadedImage,
    status: 201,
    problems: ['imageTooLarge', 'notAnImage'],
  },
});
