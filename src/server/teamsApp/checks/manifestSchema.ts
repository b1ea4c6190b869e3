import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Ajv04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import type { ValidateFunction } from 'ajv';

type SchemaName = 'MicrosoftTeams' | 'MicrosoftTeams.Localization';

const schemaFolder = join(dirname(require.resolve('@microsoft/app-manifest/package.json')), 'build/json-schemas/teams');
const compiled = new Map<string, ValidateFunction>();

/** The newest released version of the manifest schema that the packaged validator knows, such as 1.30. */
export function newestSchemaVersion(): string {
  const versions = readdirSync(schemaFolder).flatMap((name) => /^v(\d+)\.(\d+)$/.exec(name) ?? []);
  const numbers = versions.filter((text) => text.startsWith('v')).map((text) => text.slice(1));
  return numbers.reduce((newest, version) => (order(version) > order(newest) ? version : newest));
}

/** What is wrong with a value by Microsoft's schema of that version, one phrase for each violation. No network is used. */
export function schemaViolations(name: SchemaName, version: string, value: unknown): string[] {
  const check = validatorOf(name, version);
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message, params }) => `${instancePath.slice(1).replaceAll('/', '.') || 'the file'} ${message}${detail(params)}`);
}

function validatorOf(name: SchemaName, version: string): ValidateFunction {
  const key = `v${version}/${name}.schema.json`;
  const known = compiled.get(key);
  if (known) return known;
  const schema = JSON.parse(readFileSync(join(schemaFolder, key), 'utf8')) as object;
  const validator = addFormats(new Ajv04({ allErrors: true, strict: false, unicodeRegExp: false }), ['uri', 'email', 'regex']).compile(schema);
  compiled.set(key, validator);
  return validator;
}

function order(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
}

function detail(params: Record<string, unknown>): string {
  const named = params.additionalProperty ?? params.allowedValue;
  return named === undefined ? '' : ` (${String(named)})`;
}
