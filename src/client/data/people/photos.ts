import { connection } from '../connection/connection';
import { FailureError, type Failure } from '../connection/failure';
import { readGraphBytes, readGraphPicture } from '../graph/graph';
import { joinRead } from '../read/joinRead';
import { idByMail, userPath, type PeopleRead } from './directory';
import type { ReadKey } from '../read/readKey';

const scopes = ['User.ReadBasic.All'];
const day = 24 * 60 * 60_000;
const keyOf = (upn: string): ReadKey => `people/photo ${upn.toLowerCase()}`;

/**
 * A person's photo in its full size; `null` when there is none, without a message (PEOPLE-12,
 * PEOPLE-29). Throws a `FailureError`.
 */
export async function readPhoto(upn: string, options: PeopleRead): Promise<Blob | null> {
  try {
    return await readGraphBytes(`${userPath(upn)}/photo/$value`, { ...options, scopes });
  } catch (error) {
    if (error instanceof FailureError && error.failure.status === 404) return null;
    throw error;
  }
}

function readSmall(upn: string, options: PeopleRead): Promise<string> {
  return readGraphPicture(`${userPath(upn)}/photos/96x96/$value`, { ...options, scopes });
}

/**
 * The same of who is known by the mail, as the changes of a site name people; the directory is
 * asked whose it is only where Graph says that nobody is called so, and not that there is no photo.
 */
async function readSmallOf(name: string, options: PeopleRead): Promise<string> {
  try {
    return await readSmall(name, options);
  } catch (error) {
    if (!(error instanceof FailureError) || !isNobody(error.failure)) throw error;
    const id = await idByMail(name, options);
    if (!id) throw error;
    return readSmall(id, options);
  }
}

function isNobody({ status, messages }: Failure): boolean {
  return status === 404 && /does not exist|user .* is invalid/i.test(messages.join(' '));
}

async function unless(
  reading: Promise<string>,
  otherwise: string,
  accepts: (status: number) => boolean,
): Promise<string> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof FailureError && accepts(error.failure.status)) return otherwise;
    throw error;
  }
}

/**
 * The photo that is known already, for a first rendering without a change; `null`: known to have
 * none; `undefined`: not known.
 */
export function knownPhoto(upn: string): string | null | undefined {
  const entry = connection().cache.peek<string>(keyOf(upn));
  return entry && (entry.Data === upn ? null : entry.Data);
}

/**
 * A small photo for lists, as a `data:` address, kept for a day, its absence too; who asks for the
 * same one at the same time shares the answer. Those asked for together travel in batches of up to
 * 20, side by side (PEOPLE-15..17). Rejects when there is none, which every status that begins with
 * 4 says (PEOPLE-18), and by a `FailureError` for every other one.
 */
export async function loadPhoto(
  upn: string,
  operation: string,
  signal: AbortSignal,
): Promise<string> {
  const reading = joinRead(
    {
      key: keyOf(upn),
      read: (stop) =>
        unless(readSmallOf(upn, { operation, signal: stop }), upn, (status) => status === 404),
      lifetime: day,
    },
    signal,
  );
  const photo = await unless(reading, upn, (status) => status >= 400 && status < 500);
  if (photo === upn) throw new Error('The person has no photo.');
  return photo;
}
