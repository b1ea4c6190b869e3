import { strFromU8, unzipSync, zipSync } from 'fflate';
import { manifestName, type PackageFiles } from './packageFiles';

/** The oldest date that a zip can hold: the same files always give the same bytes. */
const mtime = new Date(1980, 0, 1);

export function zipPackage(files: PackageFiles): Uint8Array {
  return zipSync(files, { mtime, level: 9 });
}

/** @throws when the bytes are no zip. */
export function unzipPackage(zip: Uint8Array): PackageFiles {
  return unzipSync(zip);
}

/** The manifest of a package as a value; undefined when there is none, or when it is no JSON. */
export function manifestOf(files: PackageFiles): unknown {
  return readJson(files[manifestName]);
}

export function readJson(file: Uint8Array | undefined): unknown {
  try {
    return file && JSON.parse(strFromU8(file));
  } catch {
    return undefined;
  }
}
