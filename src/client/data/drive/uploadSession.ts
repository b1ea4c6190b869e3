import { isSharePointHost } from '#shared/rules/sites/sharePointHosts';
import { nextByte, uploadPart } from '#shared/rules/documents/uploads';
import { connection } from '../connection/connection';
import { failureWithout } from '../connection/failureOf';
import { FailureError } from '../connection/failure';
import { graphUrlOf, tokenScopes } from '../graph/graphAddress';
import { sendBytes, type SentBytes } from '../connection/sendBytes';
import { jsonOf, send } from '../connection/send';
import {
  drivePath,
  driveScopes,
  fileIn,
  isStatus,
  onlyThis,
  type DriveCall,
  type DriveFile,
  type Storing,
} from './driveFiles';
import { readBytes } from './readBytes';
import { afterTrouble, type OnWait } from './afterTrouble';

/** Where the parts of one file go. The address itself is the permission. */
export interface UploadSession {
  url: string;
  /** The first byte that the service has not got yet. */
  next: number;
}

interface SessionAnswer {
  uploadUrl?: string;
  nextExpectedRanges?: string[];
}

/** Begins an upload in parts. Source: Graph, driveitem-createuploadsession. */
export async function openSession(
  name: string,
  { storing, operation, signal }: DriveCall & { storing: Storing },
): Promise<UploadSession> {
  const url = graphUrlOf(`${drivePath(name)}:/createUploadSession`);
  const request = {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...onlyThis(storing) },
    body: JSON.stringify({ item: { '@microsoft.graph.conflictBehavior': storing.conflict } }),
    scopes: tokenScopes(driveScopes),
    operation,
    signal,
  };
  const { uploadUrl = '' } = await jsonOf<SessionAnswer>(request, await send(request));
  if (!isOfMicrosoft(uploadUrl))
    throw new FailureError(
      failureWithout(request, 502, 'The upload would leave the organisation’s SharePoint.'),
    );
  return { url: uploadUrl, next: 0 };
}

/** Content goes to the organisation's own hosts only. */
function isOfMicrosoft(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { config } = connection();
  const url = new URL(address);
  const isLocal = url.origin === config.graphUrl || url.origin === config.sharePointUrl;
  return isLocal || (url.protocol === 'https:' && isSharePointHost(url, config));
}

/** How often in a row the service is asked which bytes it wants. */
const maxAsked = 4;

/**
 * Sends what the service has not got yet, part after part, and goes on after a cut. Gives the file,
 * or nothing when the service has forgotten the session, which it does when it is complete too.
 */
export async function sendParts(
  file: File,
  session: UploadSession,
  call: DriveCall & { onProgress: (part: number) => void; onWait: OnWait },
): Promise<DriveFile | undefined> {
  let troubles = 0;
  for (;;) {
    try {
      const answer = await sendPart(file, session, call);
      if (answer.status !== 202) return await fileIn(answer);
      const { nextExpectedRanges } = (await fileIn(answer)) as SessionAnswer;
      session.next = nextByte(nextExpectedRanges) ?? endOfPart(file, session);
      troubles = 0;
    } catch (error) {
      if (isStatus(error, 404, 410)) return undefined;
      // The service has other bytes than we thought: it says which it wants. Not for ever: it may
      // refuse those as well.
      const isAsked = isStatus(error, 416) && troubles < maxAsked;
      if (!isAsked) await afterTrouble(error, { ...call, troubles });
      troubles += 1;
      const next = await expected(session, call);
      if (next === undefined) return undefined;
      session.next = next;
    }
  }
}

const endOfPart = (file: File, { next }: UploadSession) => Math.min(next + uploadPart, file.size);

async function sendPart(
  file: File,
  session: UploadSession,
  { onProgress, ...call }: DriveCall & Pick<Required<SentBytes>, 'onProgress'>,
): Promise<Response> {
  const { next, url } = session;
  const end = endOfPart(file, session);
  const bytes = await readBytes(file.slice(next, end), { operation: call.operation, url });
  return sendBytes({
    ...call,
    url,
    method: 'PUT',
    headers: { 'content-range': `bytes ${next}-${end - 1}/${file.size}` },
    bytes,
    scopes: [],
    onProgress: (part) => onProgress((next + part * (end - next)) / file.size),
  });
}

/** The byte to go on from; nothing when the session is over. What cannot be asked now stays. */
async function expected(
  { url, next }: UploadSession,
  { operation, signal }: DriveCall,
): Promise<number | undefined> {
  try {
    const answer = await sendBytes({ url, method: 'GET', scopes: [], operation, signal });
    return nextByte(((await fileIn(answer)) as SessionAnswer).nextExpectedRanges) ?? next;
  } catch (error) {
    if (isStatus(error, 404, 410)) return undefined;
    if (error instanceof FailureError) return next;
    throw error;
  }
}

/** Lets the service forget what it has got; nobody waits for it. */
export function endSession({ url }: UploadSession, operation: string): void {
  const { signal } = new AbortController();
  void sendBytes({ url, method: 'DELETE', scopes: [], operation, signal }).catch(() => undefined);
}
