import { Type, type Static } from '@sinclair/typebox';
import { defineCalls } from './call';
import { fields, nullable, object } from './fields';

const Key = Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z][A-Za-z0-9-]*$' });
/**
 * Any JSON value; the known keys have their own types in `rules/settings/settingTable.ts`, which the server
 * checks.
 */
const Value = Type.Unknown();

const NewFeatureSetting = object({ Key, Value });

export const FeatureSetting = object({ Key, Value, Modified: fields.dateTime });
export type FeatureSetting = Static<typeof FeatureSetting>;

/**
 * One change of a setting: who, when, from what, to what. A side that is missing is the default.
 */
export const FeatureSettingChange = object({
  Id: fields.id,
  DateTime: fields.dateTime,
  UpnId: fields.upn,
  DisplayName: nullable(Type.String()),
  From: Type.Optional(Value),
  To: Type.Optional(Value),
});
export type FeatureSettingChange = Static<typeof FeatureSettingChange>;

export const featureSettings = defineCalls({
  'GET /featuresettings': {
    summary: 'All stored feature settings; a key that is missing has its default.',
    access: 'signedIn',
    answer: Type.Array(FeatureSetting),
  },
  'POST /featuresettings': {
    summary: 'Creates a feature setting.',
    access: ['Admin'],
    body: NewFeatureSetting,
    answer: FeatureSetting,
    status: 201,
    current: FeatureSetting,
    problems: ['alreadyExists'],
  },
  'PUT /featuresettings/{key}': {
    summary: 'Updates a feature setting.',
    access: ['Admin'],
    params: object({ key: Key }),
    /**
     * `From`: the value that the change is about; while another one is stored, nothing is changed.
     * Left out: whatever is stored is replaced.
     */
    body: object({
      Key: Type.Optional(Key),
      Value,
      From: Type.Optional(Value),
      Modified: Type.Optional(fields.dateTime),
    }),
    answer: FeatureSetting,
    current: FeatureSetting,
    version: 'body',
    problems: ['notFound', 'conflict'],
  },
  'DELETE /featuresettings/{key}': {
    summary: 'Removes a feature setting, after which its default applies.',
    access: ['Admin'],
    params: object({ key: Key }),
    answer: 'none',
    current: FeatureSetting,
    version: 'header',
    problems: ['notFound', 'conflict'],
  },
  'GET /featuresettings/{key}/audits': {
    summary: 'The history of a feature setting, newest first; of its defaults too.',
    access: ['Admin'],
    params: object({ key: Key }),
    answer: Type.Array(FeatureSettingChange),
  },
});
