import {
  Type,
  type SchemaOptions,
  type Static,
  type TObject,
  type TProperties,
  type TRecord,
  type TSchema,
  type TString,
  type TUnsafe,
} from '@sinclair/typebox';
import { maxAddressLength } from '../rules/addresses/webAddress';
import { namePattern } from '../rules/values/leadingSpace';

/** An object that takes the named fields and no others. */
export function object<T extends TProperties>(
  properties: T,
  options: SchemaOptions = {},
): TObject<T> {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/**
 * An object whose names the caller chooses, each of one line: of a name with a line break the value
 * would not be looked at, nor answered.
 */
export function record<T extends TSchema>(value: T, maxProperties: number): TRecord<TString, T> {
  const propertyNames = {
    maxLength: 100,
    pattern: '^[^\\p{Cc}\\u2028\\u2029]*$',
    'x-pattern-message': 'must have names without line breaks and control characters',
  };
  return Type.Record(Type.String(), value, { propertyNames, maxProperties });
}

/**
 * The field may be `null`. Plain types become one type list, which is checked and written faster
 * than a union.
 */
export function nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const { type, enum: values } = schema as { type?: unknown; enum?: readonly unknown[] };
  if (typeof type !== 'string')
    return Type.Unsafe<Static<T> | null>(Type.Union([schema, Type.Null()]));
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    type: [type, 'null'],
    ...(values ? { enum: [...values, null] } : {}),
  });
}

/** One of these values. */
export function oneOf<const T extends readonly (string | number)[]>(values: T): TUnsafe<T[number]> {
  return Type.Unsafe<T[number]>({
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: [...values],
  });
}

/** The channels that content is limited to, each by its id; empty: for everybody. */
export const channelLinks = Type.Array(object({ ChannelTermId: Type.String({ format: 'uuid' }) }), {
  maxItems: 200,
});

const addressOrNone = Type.String({
  maxLength: maxAddressLength,
  format: 'address-or-none',
  'x-pattern-message': 'must be an http or https address, or an address within the portal',
});

export const fields = {
  /** The last part of a page's address (PAGES-063, with its text). */
  slug: Type.String({
    maxLength: 300,
    pattern: '^[a-z0-9-]+-[0-9]{1,9}$',
    'x-pattern-message': '{value} does not match recognized pattern',
  }),
  /** Whole number of a row, 1 or more. */
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  guid: Type.String({ format: 'uuid' }),
  /** Where something stands in its list; the smallest comes first. */
  place: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** ISO 8601 with zone; stored and answered in UTC. */
  dateTime: Type.String({ format: 'date-time' }),
  /** One line of text, at most 255 characters, no space at the start (Spec: content §5). */
  title: Type.String({ minLength: 1, maxLength: 255, pattern: namePattern }),
  /** http or https address with a host, or an address within the portal (Spec: content §5). */
  address: Type.String({
    minLength: 1,
    maxLength: maxAddressLength,
    format: 'address',
    'x-pattern-message': 'must be an http or https address, or an address within the portal',
  }),
  /** The same, or nothing. */
  addressOrNone,
  /** Principal name, e.g. `ann@nordvik.example`. */
  upn: Type.String({ minLength: 3, maxLength: 320 }),
  /** HTML, cleaned by the server when it is stored; at most 500 kB. */
  html: Type.String({ maxLength: 500_000 }),
  /** Windows language identifier: 1030 da, 1033 en, 1035 fi, 1044 nb, 1053 sv. */
  lcid: Type.Integer({ minimum: 1, maximum: 65_535 }),
  /**
   * Address of the site an editor works from (ADMIN-10); it is checked, and decides nothing.
   */
  siteUrl: Type.Optional(addressOrNone),
};
