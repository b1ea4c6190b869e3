import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Ajv } from 'ajv';

const shapes = new Ajv();

/**
 * Content about the example organisation: the rows of a JSON file below `content`, which writers
 * and translators change without touching code. A file whose rows do not fit the shape is named in
 * an error when the dev tenant starts.
 */
export function content<T extends TSchema>(name: string, row: T): Static<T>[] {
  const rows = JSON.parse(readFileSync(join(__dirname, 'content', `${name}.json`), 'utf8'));
  if (!shapes.validate(Type.Array(row), rows))
    throw new Error(`company/content/${name}.json: ${shapes.errorsText()}`);
  return rows;
}
