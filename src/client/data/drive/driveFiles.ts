import { FailureError } from '../connection/failure';
import { readGraph } from '../graph/graph';
import { graphUrlOf, tokenScopes } from '../graph/graphAddress';
import { sendBytes, type SentBytes } from '../connection/sendBytes';

/** A file of the person's OneDrive, as far as it is read. */
export interface DriveFile {
  name?: string | null;
  size?: number | null;
  webUrl?: string | null;
  folder?: object | null;
  /** Another one after each change. */
  eTag?: string | null;
}

/** How a file is stored under its name. */
export interface Storing {
  /**
   * The treatment of a file that is there: it stays, the new one takes its place, or both are kept.
   */
  conflict: 'fail' | 'replace' | 'rename';
  /** Only this state of it is replaced. */
  eTag?: string | null;
}

export type DriveCall = Pick<SentBytes, 'operation' | 'signal'>;

export const driveScopes = ['Files.ReadWrite'];

/** The path of a file at the top of the drive. */
export const drivePath = (name: string) => `/me/drive/root:/${encodeURIComponent(name)}`;

/** The file or folder that has this name already, if any has (DOCS-23). */
export async function findDriveFile(name: string, call: DriveCall): Promise<DriveFile | undefined> {
  try {
    return await readGraph<DriveFile>(drivePath(name), { ...call, scopes: driveScopes });
  } catch (error) {
    if (isStatus(error, 404)) return undefined;
    throw error;
  }
}

/** Stores a file that fits in one request (DOCS-24). */
export async function putDriveFile(
  name: string,
  type: string,
  {
    storing,
    ...request
  }: DriveCall & Pick<SentBytes, 'bytes' | 'onProgress'> & { storing: Storing },
): Promise<DriveFile> {
  const query = `@microsoft.graph.conflictBehavior=${storing.conflict}`;
  const answer = await sendBytes({
    ...request,
    url: graphUrlOf(`${drivePath(name)}:/content?${query}`),
    method: 'PUT',
    headers: { 'content-type': type || 'application/octet-stream', ...onlyThis(storing) },
    scopes: tokenScopes(driveScopes),
  });
  return fileIn(answer);
}

/** Refuses, with 412, to replace what somebody has changed since it was read. */
export function onlyThis({ eTag }: Storing): Record<string, string> {
  return eTag ? { 'if-match': eTag } : {};
}

/** The stored file; that it was stored is certain, also where the answer cannot be read. */
export function fileIn(answer: Response): Promise<DriveFile> {
  return answer.json().catch(() => ({}));
}

export function isStatus(error: unknown, ...statuses: number[]): error is FailureError {
  return error instanceof FailureError && statuses.includes(error.failure.status);
}
