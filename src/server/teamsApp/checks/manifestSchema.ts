import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import Ajv04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { LRUCache } from 'lru-cache';

const compiled = new LRUCache<string, ValidateFunction>({ max: 20 });

interface Schema {
  properties: Record<string, object>;
}

type SchemaName = 'MicrosoftTeams' | 'MicrosoftTeams.Localization';

const schemaFolder = join(
  dirname(require.resolve('@microsoft/app-manifest/package.json')),
  'build/json-schemas/teams',
);
/** The schemas' patterns are written for regular expressions without the Unicode flag. */
const options = { allErrors: true, strict: false, unicodeRegExp: false, validateSchema: false };

/**
 * The newest released version of the manifest schema that the packaged validator knows, such as
 * 1.30.
 */
export function newestSchemaVersion(): string {
  const versions = readdirSync(schemaFolder)
    .filter((name) => /^v\d+\.\d+$/.test(name))
    .map((name) => name.slice(1));
  return versions.reduce((newest, version) => (order(version) > order(newest) ? version : newest));
}

/**
 * The violations of Microsoft's schema of that version by a value, one phrase for each. No network
 * is used.
 */
export function schemaViolations(name: SchemaName, version: string, value: unknown): string[] {
  const check = validatorFor(name, version, Object.keys(Object(value)));
  if (check(value)) return [];
  return (check.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath.slice(1).replaceAll('/', '.') || 'the file'} ${message}${detail(params)}`,
  );
}

/**
 * Leaves out the details of properties that are not there: compiling all of the schema would hold
 * the server up for half a second.
 */
function validatorFor(name: SchemaName, version: string, present: string[]): ValidateFunction {
  const key = [name, version, ...present].join(' ');
  const known = compiled.get(key);
  if (known) return known;
  const schema = readSchema(name, version);
  const properties = Object.entries(schema.properties).map(([property, details]) => [
    property,
    present.includes(property) ? details : {},
  ]);
  const validator = addFormats(new Ajv04(options), ['uri', 'email', 'regex']).compile({
    ...schema,
    properties: Object.fromEntries(properties),
  });
  compiled.set(key, validator);
  return validator;
}

function readSchema(name: SchemaName, version: string): Schema {
  return JSON.parse(readFileSync(join(schemaFolder, `v${version}`, `${name}.schema.json`), 'utf8'));
}

function order(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}

function detail(params: Record<string, unknown>): string {
  const named = params.additionalProperty ?? params.allowedValue;
  return named === undefined ? '' : ` (${String(named)})`;
}
