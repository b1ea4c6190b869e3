import type { GalleryImage } from '#shared/contract/pages/images';
import { isSameValue } from '#shared/rules/values/isSameValue';
import { clientState } from '../platform/clientState';
import { answerFailure } from './connection/answerFailure';
import { callApi } from './connection/callApi';
import { failureIn } from './connection/failure';
import { onChangeOf } from './components/onChangeOf';
import { isOutcomeUnknown, newAttempt } from './editing/attempt';

const operation = 'Pictures';

interface Details {
  Title?: string;
  Description: string;
  Modified: string;
}

/** By picture: the change of which nobody knows whether it was stored. */
const unknown = clientState(() => new Map<number, { body: Details; idempotencyKey: string }>());

/**
 * Stores name and description of a picture. A change of unknown outcome is sent again first, as the
 * same write, so that it is not taken for one of somebody else.
 */
async function change(id: number, body: Details): Promise<GalleryImage> {
  const before = unknown.value.get(id);
  if (before && isSameValue(before.body, body)) return send(id, before);
  const idempotencyKey = newAttempt();
  if (!before) return send(id, { body, idempotencyKey });
  const settled = await send(id, before).catch((error: unknown) => {
    if (unknown.value.has(id)) throw error;
    return body;
  });
  return send(id, { body: { ...body, Modified: settled.Modified }, idempotencyKey });
}

async function send(
  id: number,
  write: { body: Details; idempotencyKey: string },
): Promise<GalleryImage> {
  unknown.value.set(id, write);
  try {
    const stored = await callApi('PUT /Image/{id}', { params: { id }, ...write, operation });
    unknown.value.delete(id);
    return stored;
  } catch (error) {
    if (!isOutcomeUnknown(failureIn(error))) unknown.value.delete(id);
    throw error;
  }
}

/** The clearing of which nobody knows whether it was done. */
const unknownClearing = clientState<{ Ids: number[]; idempotencyKey: string } | undefined>(
  () => undefined,
);

/** Deletes pictures that nothing uses; sent again, it answers what it has deleted the first time. */
async function clear(Ids: number[]) {
  const before = unknownClearing.value;
  const isAgain = before && isSameValue(before.Ids, Ids);
  const { idempotencyKey } = isAgain ? before : { idempotencyKey: newAttempt() };
  unknownClearing.value = { Ids, idempotencyKey };
  try {
    const cleared = await callApi('POST /Image/unused', {
      body: { Ids },
      idempotencyKey,
      operation,
    });
    unknownClearing.value = undefined;
    return cleared;
  } catch (error) {
    if (!isOutcomeUnknown(failureIn(error))) unknownClearing.value = undefined;
    throw error;
  }
}

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
  change: (id: number, body: Details) => change(id, body).catch(answerFailure),
  remove: ({ Id: id, Modified: version }: GalleryImage, uses: number) =>
    callApi('DELETE /Image/{id}', { params: { id }, query: { uses }, version, operation }).then(
      () => ({}),
      answerFailure,
    ),
  clear: (Ids: number[]) => clear(Ids).catch(answerFailure),
};
