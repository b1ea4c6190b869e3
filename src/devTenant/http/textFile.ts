import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './message';

const types = { css: 'text/css', js: 'text/javascript' };

/** A style sheet or script that stands beside the sources, by its path in the dev tenant. */
export const textFile = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');

export const textAnswer = (kind: keyof typeof types, body: string | Buffer): Answer => ({
  status: 200,
  headers: { 'content-type': `${types[kind]}; charset=utf-8` },
  body,
});
