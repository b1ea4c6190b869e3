import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';

/** What a run beside this one is just writing. */
const isHalf = /\.\d+$/;

/** Turns one TypeScript file into JavaScript, without a look at its types; `options` are swc's. */
export function compile(filename, options) {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
    ...options,
  });
  return code;
}

/** Every file below a folder of the project, by its path in the project. */
export function listFiles(root, folder) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()
      ? listFiles(root, path)
      : [path];
  });
}

/**
 * Writes what has been made of a file, with the folders above it: in one step, so that a run beside
 * this one never reads half a file.
 */
export function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, file);
}

/** Removes what lies below a folder of the project and is not among these: its source is gone. */
export function removeOthers(root, folder, written) {
  for (const file of listFiles(root, folder).map((path) => join(root, path)))
    if (!written.has(file) && !isHalf.test(file)) rmSync(file, { force: true });
}
