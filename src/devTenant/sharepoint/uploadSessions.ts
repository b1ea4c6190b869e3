import { randomUUID } from 'node:crypto';
import type { PendingUpload } from '../company/tenantState';
import { GraphProblem } from '../graph/graphProblem';
import { pendingUpload, storeFile, type DriveCall } from '../graph/oneDrive';
import { header, type Answer, type Received } from '../http/message';

/** Every part but the last is a multiple of so many bytes. */
const step = 320 * 1_024;

/** Whether a request is for an upload session; its address is its permission. */
export function isUploadSession(path: string): boolean {
  return /\/_api\/v2\.0\/drives\/[^/]+\/items\/[^/]+\/uploadSession$/i.test(path);
}

/**
 * Takes the parts of a file, says which are missing, and discards it. Source: Graph,
 * driveitem-createuploadsession.
 */
export function uploadSessionAnswer(call: DriveCall, request: Received): Answer {
  try {
    return answer(call, request);
  } catch (error) {
    if (error instanceof GraphProblem) return error.answer(call.now, randomUUID());
    throw error;
  }
}

function answer(call: DriveCall, request: Received): Answer {
  // A token is refused: the address has one of its own.
  if (header(request, 'authorization'))
    throw new GraphProblem(401, 'unauthenticated', 'The request has two kinds of authentication.');
  const id = (request.url.searchParams.get('guid') ?? '').replaceAll("'", '');
  const upload = pendingUpload(call, id);
  if (request.method === 'DELETE') {
    call.state.uploads.delete(id);
    return { status: 204 };
  }
  if (request.method !== 'PUT') return { status: 200, body: progress(upload) };
  const { start, total } = rangeOf(request);
  const next = received(upload);
  if (start !== next)
    throw new GraphProblem(416, 'invalidRange', `The next expected byte is ${next}.`);
  const { body } = request;
  if (next + body.length < total && body.length % step !== 0)
    throw new GraphProblem(400, 'invalidRequest', 'Parts must be multiples of 320 KiB.');
  if (call.drive.bytesLeft !== null && total > call.drive.bytesLeft)
    throw new GraphProblem(507, 'quotaLimitReached', 'Insufficient space available.');
  upload.parts.push(body);
  if (received(upload) < total) return { status: 202, body: progress(upload) };
  call.state.uploads.delete(id);
  const { file, isNew } = storeFile(call, upload, Buffer.concat(upload.parts));
  return { status: isNew ? 201 : 200, body: file };
}

function rangeOf(request: Received): { start: number; total: number } {
  const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header(request, 'content-range') ?? '');
  const [start, end, total] = (range ?? []).slice(1).map(Number);
  if (start === undefined || end === undefined || total === undefined)
    throw new GraphProblem(400, 'invalidRequest', 'Invalid Content-Range header.');
  if (end - start + 1 !== request.body.length || end >= total)
    throw new GraphProblem(400, 'invalidRequest', 'The range does not fit the content.');
  return { start, total };
}

const received = ({ parts }: PendingUpload) => parts.reduce((sum, { length }) => sum + length, 0);

const progress = (upload: PendingUpload) => ({
  expirationDateTime: upload.expires.toISOString(),
  nextExpectedRanges: [`${received(upload)}-`],
});
