import type { Readable } from 'node:stream';
import {
  endOfRows,
  formatNumber,
  notOurs,
  openWhole,
  productName,
  BackupError,
  type Manifest,
  type Summary,
  type TableHeader,
} from './backupFile';

/** Handles the parts of a backup, in their order. */
export interface BackupReader {
  begin(manifest: Manifest): Promise<void>;
  /** Answers where the rows go. */
  table(header: TableHeader, rows: AsyncIterable<Buffer>): Promise<void>;
  end(summary: Summary): Promise<void>;
}

const newline = 0x0a;
/** Bytes that a line of the portal's own may take; rows have no limit. */
const maxLine = 1_000_000;

/**
 * Reads a backup from its beginning to its end, a piece at a time.
 * @throws BackupError when it is not whole, or not of this portal
 */
export async function readBackup(file: string, reader: BackupReader): Promise<void> {
  const source = new Pieces(await openWhole(file));
  await reader.begin(checkManifest(file, await source.line()));
  for (;;) {
    const line = await source.line();
    if (line === undefined) throw notOurs(file);
    const part: TableHeader | Summary = JSON.parse(line);
    if (!('table' in part)) return reader.end(part);
    await reader.table(part, source.rows());
  }
}

function checkManifest(file: string, line: string | undefined): Manifest {
  const manifest = manifestIn(line);
  if (manifest?.product !== productName) throw notOurs(file);
  if (manifest.format !== formatNumber)
    throw new BackupError(
      `${file} was made by the portal ${manifest.version}, whose backups this portal cannot read. ` +
        'Restore it with that version or a newer one.',
    );
  return manifest;
}

function manifestIn(line: string | undefined): Manifest | undefined {
  try {
    return line === undefined ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A stream that is taken by lines, and by the rows between two of them. */
class Pieces {
  readonly #source: AsyncIterator<Buffer>;
  #kept: Buffer = Buffer.alloc(0);

  constructor(source: Readable) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Without its line break; nothing at the end, or where there is no line. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#kept.indexOf(newline);
      if (end >= 0) {
        const line = this.#kept.toString('utf8', 0, end);
        this.#kept = this.#kept.subarray(end + 1);
        return line;
      }
      if (this.#kept.length > maxLine || !(await this.#more())) return undefined;
    }
  }

  async *rows(): AsyncGenerator<Buffer> {
    // The line break of the header that was just read begins the end of a table without rows.
    this.#kept = Buffer.concat([endOfRows.subarray(0, 1), this.#kept]);
    let passed = 1;
    for (;;) {
      const end = this.#kept.indexOf(endOfRows);
      if (end >= 0) {
        if (end + 1 > passed) yield this.#kept.subarray(passed, end + 1);
        this.#kept = this.#kept.subarray(end + endOfRows.length);
        return;
      }
      // Bytes that may be the beginning of an end wait for the next piece.
      const safe = Math.max(passed, this.#kept.length - endOfRows.length + 1);
      if (safe > passed) yield this.#kept.subarray(passed, safe);
      this.#kept = this.#kept.subarray(safe - 1);
      passed = 1;
      if (!(await this.#more())) throw new BackupError('The backup ends within a table.');
    }
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done) return false;
    this.#kept = Buffer.concat([this.#kept, value]);
    return true;
  }
}
