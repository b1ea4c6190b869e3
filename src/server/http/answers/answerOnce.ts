import type { FastifyRequest } from 'fastify';
import type { Call } from '#shared/contract/call';
import { isConnectionError } from '../../db/connectionErrors';
import type { Database } from '../../db/database';
import { AlreadyCommitted, KeyedWrite } from '../../db/keyedWrite';
import { invalidField, ProblemError } from './problems';

/** The database and the clock with which keyed writes are kept. */
export interface Keeping {
  db: Database;
  now: () => Date;
}

const header = 'Idempotency-Key';
/** Visible ASCII. */
export const keyPattern = /^[!-~]{1,100}$/;

/** Whether the call stores something, so that a key makes it safe to send it again. */
export function takesKey(method: string, { isRead }: Call): boolean {
  return method !== 'GET' && !isRead;
}

/**
 * Answers a write. With a key of the same person it is done once: whoever sends it again within a
 * day gets what was answered then, without anything being done (RFC draft "The Idempotency-Key HTTP
 * Header Field"). A write that failed has kept nothing and is done when it is sent again.
 */
export async function answerOnce(
  { db, now }: Keeping,
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!request.server.storage.hasRoom) throw new ProblemError('storageFull');
  const key = request.headers['idempotency-key'];
  const { person } = request;
  if (key === undefined || !person) return work();
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw invalidField(header, 'must be 1 to 100 visible ASCII characters');
  const write = new KeyedWrite({ personId: person.id, key, parts: partsOf(request) }, now());
  const earlier = await write.earlier(db);
  if (earlier) return sameAnswer(earlier);
  request.person = { ...person, write };
  return work().catch(async (error: unknown) => {
    // The same write may have been committed after the first look: by another request, whose
    // change this one met, or by this one, whose connection broke while committing.
    const meanwhile = mayBeCommitted(error) && (await write.earlier(db).catch(() => undefined));
    if (meanwhile) return sameAnswer(meanwhile);
    throw error;
  });
}

/** The version is one of the parts: a change of something else is another change. */
function partsOf({ method, url, headers, body }: FastifyRequest): (string | Uint8Array)[] {
  const sent = isFile(body) ? body.bytes : (JSON.stringify(body) ?? '');
  return [method, url, headers['if-match'] ?? '', sent];
}

function isFile(body: unknown): body is { bytes: Uint8Array } {
  return (
    typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array
  );
}

function sameAnswer({ answer, isSame }: { answer: unknown; isSame: boolean }): unknown {
  if (!isSame) throw new ProblemError('keyReused');
  return answer;
}

function mayBeCommitted(error: unknown): boolean {
  return (
    error instanceof AlreadyCommitted || error instanceof ProblemError || isConnectionError(error)
  );
}
