import { certain } from '../values/certain';
import { isAddress } from '../addresses/webAddress';
import { hasLeadingSpace } from '../values/leadingSpace';
import { isRecord } from '../values/records';

/**
 * The type of a feature setting's value. The server checks by it, and the settings screen draws its
 * field by it.
 */
export type SettingType =
  | { kind: 'switch' }
  /** A whole number between two bounds, both included. */
  | { kind: 'number'; min: number; max: number }
  /** `isName`: a title or name, which begins without a space (ERRORS-60). */
  | { kind: 'text'; max?: number; isName?: true; isRequired?: true }
  /** Empty, an http(s) address, or one within the portal that begins with `/`. */
  | { kind: 'address' }
  /** Empty, or an https address with `{id}` in place of a person's id. */
  | { kind: 'personAddress' }
  | { kind: 'email' }
  /** Empty, or the id of a term, a source or a plan. */
  | { kind: 'guid' }
  /** The id of a channel or of a language, or empty. */
  | { kind: 'term'; of: 'channel' | 'language' }
  /** `#rrggbb`. */
  | { kind: 'colour' }
  /** An IANA name. */
  | { kind: 'zone' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'list'; of: SettingType; exactly?: number; max?: number }
  /** Fields by name; those that are not required may be missing. */
  | { kind: 'fields'; fields: Readonly<Record<string, SettingType>>; required?: readonly string[] }
  /** Values by names that nobody knows beforehand. */
  | { kind: 'byName'; of: SettingType };

export type SettingFlaw =
  | 'type'
  | 'range'
  | 'whole'
  | 'tooLong'
  | 'leadingSpace'
  | 'address'
  | 'personAddress'
  | 'email'
  | 'guid'
  | 'colour'
  | 'zone'
  | 'choice'
  | 'count'
  | 'required'
  | 'unknown';

/** The problem with a value, and where in it. */
export interface SettingProblem {
  /** Position within the value, outermost first; empty for the value itself. */
  path: readonly (string | number)[];
  flaw: SettingFlaw;
  /** For the sentence that describes it. */
  details: Readonly<Record<string, string | number>>;
}

const maxTextLength = 5_000;
const maxListLength = 200;
const patterns = {
  personAddress: /^(https:\/\/.*\{id\}.*)?$/,
  email: /^([^\s@]+@[^\s@]+\.[^\s@]+)?$/,
  guid: /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i,
  colour: /^#[0-9a-f]{6}$/i,
} as const;

/** The first problem found with a value of this type, or nothing. */
export function problemOf(
  type: SettingType,
  value: unknown,
  path: SettingProblem['path'] = [],
): SettingProblem | undefined {
  const found = (flaw: SettingFlaw, details: SettingProblem['details'] = {}) => ({
    path,
    flaw,
    details,
  });
  switch (type.kind) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : found('type', { wanted: 'boolean' });
    case 'number':
      return numberProblem(type, value, found);
    case 'list':
      return listProblem(type, value, path);
    case 'fields':
      return fieldsProblem(type, value, path);
    case 'byName':
      return isRecord(value)
        ? firstOf(Object.keys(value), (name) => problemOf(type.of, value[name], [...path, name]))
        : found('type', { wanted: 'object' });
    default:
      return typeof value === 'string'
        ? textProblem(type, value, found)
        : found('type', { wanted: 'string' });
  }
}

type Found = (flaw: SettingFlaw, details?: SettingProblem['details']) => SettingProblem;

function numberProblem(
  { min, max }: { min: number; max: number },
  value: unknown,
  found: Found,
): SettingProblem | undefined {
  if (typeof value !== 'number') return found('type', { wanted: 'number' });
  if (!Number.isInteger(value)) return found('whole');
  return value < min || value > max ? found('range', { min, max }) : undefined;
}

function plainTextProblem(
  { max = maxTextLength, isName, isRequired }: Omit<Extract<SettingType, { kind: 'text' }>, 'kind'>,
  value: string,
  found: Found,
): SettingProblem | undefined {
  if (isRequired && value === '') return found('required');
  if ([...value].length > max) return found('tooLong', { max });
  return isName && hasLeadingSpace(value) ? found('leadingSpace') : undefined;
}

function textProblem(
  type: Exclude<SettingType, { kind: 'switch' | 'number' | 'list' | 'fields' | 'byName' }>,
  value: string,
  found: Found,
): SettingProblem | undefined {
  if (type.kind === 'text') return plainTextProblem(type, value, found);
  if ([...value].length > maxTextLength) return found('tooLong', { max: maxTextLength });
  if (type.kind === 'choice')
    return type.options.includes(value)
      ? undefined
      : found('choice', { options: type.options.map((option) => option || '""').join(', ') });
  if (type.kind === 'zone') return isZone(value) ? undefined : found('zone');
  if (type.kind === 'address')
    return value === '' || isAddress(value) ? undefined : found('address');
  const pattern = type.kind === 'term' ? 'guid' : type.kind;
  return patterns[pattern].test(value) ? undefined : found(pattern);
}

function listProblem(
  { of, exactly, max = maxListLength }: Extract<SettingType, { kind: 'list' }>,
  value: unknown,
  path: SettingProblem['path'],
): SettingProblem | undefined {
  if (!Array.isArray(value)) return { path, flaw: 'type', details: { wanted: 'array' } };
  if (exactly !== undefined && value.length !== exactly)
    return { path, flaw: 'count', details: { count: exactly } };
  if (value.length > max) return { path, flaw: 'tooLong', details: { max } };
  // An empty entry would count as one, such as a plan that nobody has.
  return firstOf([...value.keys()], (index) =>
    value[index] === ''
      ? { path: [...path, index], flaw: 'required', details: {} }
      : problemOf(of, value[index], [...path, index]),
  );
}

function fieldsProblem(
  { fields, required = [] }: Extract<SettingType, { kind: 'fields' }>,
  value: unknown,
  path: SettingProblem['path'],
): SettingProblem | undefined {
  if (!isRecord(value)) return { path, flaw: 'type', details: { wanted: 'object' } };
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return { path: [...path, unknown], flaw: 'unknown', details: {} };
  const missing = required.find((name) => value[name] === undefined || value[name] === '');
  if (missing !== undefined) return { path: [...path, missing], flaw: 'required', details: {} };
  return firstOf(Object.keys(value), (name) =>
    problemOf(certain(fields[name]), value[name], [...path, name]),
  );
}

function firstOf<T>(
  items: readonly T[],
  check: (item: T) => SettingProblem | undefined,
): SettingProblem | undefined {
  for (const item of items) {
    const problem = check(item);
    if (problem) return problem;
  }
  return undefined;
}

function isZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
