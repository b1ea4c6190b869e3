import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';

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
    return statSync(join(root, path)).isDirectory() ? listFiles(root, path) : [path];
  });
}

/** Writes what has been made of a file, with the folders above it. */
export function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
