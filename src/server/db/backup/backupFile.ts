import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** A backup's description of itself, in its first line. */
export interface Manifest {
  product: string;
  /** Of the file. */
  format: number;
  /** Of the portal that made it. */
  version: string;
  /** How many migrations its database had. */
  schema: number;
  /** Of the database, such as 18.4. */
  postgres: string;
  made: string;
}

/** Precedes the rows of a table, which follow as COPY writes them; `\.` ends them. */
export interface TableHeader {
  table: string;
  columns: string[];
}

/** The last line: what has to be counted again, and what the numbers of new rows go on from. */
export interface Summary {
  rows: Record<string, number>;
  counters: { table: string; column: string; value: string; isUsed: boolean }[];
}

export const productName = 'intranet-portal';
export const formatNumber = 1;
/** The line break before it belongs to the last row, or to the header of an empty table. */
export const endOfRows = Buffer.from('\n\\.\n');

const seal = /^\nsha256:([\da-f]{64})\n$/;
const sealLength = 73;

/** The end of a file: a checksum of everything before it. */
export function sealOf(digest: string): string {
  return `\nsha256:${digest}\n`;
}

/** A backup that cannot be made or used; the message is meant for the person who requested it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * The content of a backup, unpacked, once its checksum has been found right.
 * @throws BackupError when the file is not whole
 */
export async function openWhole(file: string): Promise<Readable> {
  const length = await checkWhole(file);
  const source = createReadStream(file, { end: length - 1 });
  const unpacked = createGunzip();
  pipeline(source, unpacked).catch((error: Error) => unpacked.destroy(error));
  return unpacked;
}

/**
 * Reads a file once and answers how many bytes its content takes.
 * @throws BackupError when it is not whole
 */
export async function checkWhole(file: string): Promise<number> {
  const handle = await open(file).catch((error: Error) => {
    throw new BackupError(`${file} cannot be read: ${error.message}`);
  });
  try {
    const { size } = await handle.stat();
    await checkKind(handle, file);
    const length = size - sealLength;
    const end = Buffer.alloc(sealLength);
    if (length > 0) await handle.read(end, 0, sealLength, length);
    const expected = seal.exec(end.toString('latin1'))?.[1];
    if (expected === undefined)
      throw new BackupError(`${file} is not whole: its end is missing. Use another backup.`);
    if ((await digestOf(file, length)) !== expected)
      throw new BackupError(`${file} was changed since it was made. Use another backup.`);
    return length;
  } finally {
    await handle.close();
  }
}

/** Every backup is packed by gzip. */
async function checkKind(handle: FileHandle, file: string): Promise<void> {
  const start = Buffer.alloc(2);
  await handle.read(start, 0, 2, 0);
  if (start.readUInt16BE() !== 0x1f8b) throw notOurs(file);
}

export function notOurs(file: string): BackupError {
  return new BackupError(`${file} is not a backup of this portal.`);
}

async function digestOf(file: string, length: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { end: length - 1 }), hash);
  return hash.digest('hex');
}
