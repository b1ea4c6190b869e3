import type { GalleryImage } from '#shared/contract/pages/images';
import { answerFailure } from './connection/answerFailure';
import { callApi } from './connection/callApi';
import { onChangeOf } from './components/onChangeOf';

const operation = 'Pictures';

/** The uploaded pictures, for who chooses and keeps them. What fails is answered. */
export const imageGallery = {
  find: (asked: { text: string; before?: number; amount?: number }, signal: AbortSignal) =>
    callApi('GET /Image/gallery', { query: { amount: 24, ...asked }, operation, signal }).catch(
      answerFailure,
    ),
  onChanged: (listener: () => void) => onChangeOf('images', listener),
  listUnused: (signal: AbortSignal) =>
    callApi('GET /Image/unused', { query: { amount: 100 }, operation, signal }).catch(
      answerFailure,
    ),
  usesOf: (id: number, signal: AbortSignal) =>
    callApi('GET /Image/{id}/uses', { params: { id }, operation, signal }).catch(answerFailure),
  change: (id: number, body: { Title?: string; Description: string; Modified: string }) =>
    callApi('PUT /Image/{id}', { params: { id }, body, operation }).catch(answerFailure),
  remove: ({ Id: id, Modified: version }: GalleryImage, uses: number) =>
    callApi('DELETE /Image/{id}', { params: { id }, query: { uses }, version, operation }).then(
      () => ({}),
      answerFailure,
    ),
  clear: (Ids: number[]) =>
    callApi('POST /Image/unused', { body: { Ids }, operation }).catch(answerFailure),
};
