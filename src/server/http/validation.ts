import Ajv, { type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';
import { isAddress, isWebAddress } from '#shared/rules/addresses/webAddress';
import { isGuid } from '#shared/rules/values/guid';
import { ProblemError } from './answers/problems';

const dateTime = addFormats.get('date-time') as { validate: (text: string) => boolean };
const shared: Options = { strict: false, useDefaults: true, verbose: true };
/** Values of the address are text: they are converted, and what nobody asked for is left out. */
const ofAddress: Options = { ...shared, coerceTypes: true, removeAdditional: true };
/**
 * The first stops at what it finds first, so that nothing is looked at that is too long; the second
 * explains everything that is wrong.
 */
const forAddress = [ajvOf(ofAddress), ajvOf({ ...ofAddress, allErrors: true })] as const;
const forBody = [ajvOf(shared), ajvOf({ ...shared, allErrors: true })] as const;

/** Values within a request up to which everything that is wrong with it is explained. */
const maxExplained = 2_000;

/**
 * Makes Fastify check requests by the contract's schemas and refuse with a map of field → messages.
 * The code for a check is made when it is first needed.
 */
export const compileValidation: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const [first, every] = httpPart === 'body' ? forBody : forAddress;
  let check: ValidateFunction | undefined;
  let explain: ValidateFunction | undefined;
  return (value: unknown) => {
    check ??= first.compile(schema);
    if (check(value)) return { value };
    if (!hasFewValues(value)) return refusal(check.errors, value);
    explain ??= every.compile(schema);
    explain(value);
    return refusal(explain.errors, value);
  };
};

/** Years 1 to 9999 in UTC; what is later than the last moment is rounded up by the database. */
const firstMoment = Date.parse('0001-01-01T00:00:00Z');
const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/** The format knows zones without minutes and leap seconds, which JavaScript takes for no time. */
function isDateTime(text: string): boolean {
  const time = Date.parse(text);
  return dateTime.validate(text) && time >= firstMoment && time < lastMoment;
}

function ajvOf(options: Options): Ajv {
  return new Ajv(options)
    .addFormat('uuid', isGuid)
    .addFormat('date-time', isDateTime)
    .addFormat('address', isAddress)
    .addFormat('address-or-none', (text: string) => text === '' || isAddress(text))
    .addFormat('web-address', isWebAddress);
}

/** Stops counting where there are too many. */
function hasFewValues(value: unknown): boolean {
  const waiting = [value];
  for (let counted = 0; waiting.length > 0;) {
    const next = waiting.pop();
    const inside: unknown[] = typeof next === 'object' && next !== null ? Object.values(next) : [];
    counted += inside.length;
    if (counted > maxExplained) return false;
    waiting.push(...inside);
  }
  return true;
}

function refusal(
  errors: readonly ErrorObject[] | null | undefined,
  value: unknown,
): { error: ProblemError } {
  return {
    error: new ProblemError('invalidRequest', { errors: messagesByField(errors ?? [], value) }),
  };
}

/** The empty name stands for the whole body. */
function messagesByField(errors: readonly ErrorObject[], root: unknown): Record<string, string[]> {
  // An object would have some names already, such as `constructor`.
  const messages = new Map<string, string[]>();
  for (const error of errors) {
    const field = fieldOf(error);
    const texts = messages.get(field) ?? [];
    const text = messageOf(error, root);
    if (!texts.includes(text)) messages.set(field, [...texts, text]);
  }
  return Object.fromEntries(messages);
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const named: unknown = error.params.missingProperty ?? error.params.additionalProperty;
  return typeof named === 'string' ? [path, named].filter(Boolean).join('.') : path;
}

function messageOf(error: ErrorObject, root: unknown): string {
  const own: string | undefined = error.parentSchema?.['x-pattern-message'];
  if ((error.keyword === 'pattern' || error.keyword === 'format') && own)
    return own.replace('{value}', String(valueAt(root, error.instancePath)));
  if (error.keyword === 'required') return 'is required';
  if (error.keyword === 'additionalProperties') return 'is not a field of this call';
  if (error.keyword === 'enum') return `must be one of ${error.params.allowedValues.join(', ')}`;
  return error.message ?? 'is not valid';
}

function valueAt(root: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);
}
