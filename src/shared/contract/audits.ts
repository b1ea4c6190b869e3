import { Type, type Static } from '@sinclair/typebox';
import { auditedResources } from '../rules/audits';
import { pageEditors } from '../rules/people/roles';
import { defineCalls } from './call';
import { fields, nullable, object, oneOf } from './fields';

/** One entry of the history of something that editors write. */
export const Audit = object({
  Id: fields.id,
  DateTime: fields.dateTime,
  Action: oneOf(['created', 'updated', 'restored']),
  UpnId: fields.upn,
  /** Name of that person; nothing where the portal does not know them. */
  DisplayName: nullable(Type.String()),
  /**
   * The fields after the change; channels as a list of channel term ids. In a list, a long text is
   * a `TextDigest`: texts of all states of a page would be megabytes.
   */
  NewValues: Type.Record(Type.String(), Type.Unknown()),
});
export type Audit = Static<typeof Audit>;

/** Characters up to which a text is in a list of entries as it is. */
export const maxListedTextLength = 500;

/** Replaces a longer text: the same for the same text. */
export interface TextDigest {
  TextDigest: string;
}

/** One entry with its texts, and the fields before the change; nothing of what was there first. */
export const AuditState = object({
  ...Audit.properties,
  OldValues: nullable(Type.Record(Type.String(), Type.Unknown())),
});
export type AuditState = Static<typeof AuditState>;

/** One change of anything that is managed in the portal. */
export const Change = object({
  Id: fields.id,
  DateTime: fields.dateTime,
  /** `purged`: gone for good; `exported`: what is kept about a person was handed out. */
  Action: oneOf(['created', 'updated', 'restored', 'deleted', 'purged', 'exported']),
  UpnId: fields.upn,
  DisplayName: nullable(Type.String()),
  Resource: oneOf(auditedResources),
  /** Number of what changed; 0 for what has a key instead. */
  ResourceId: Type.Integer({ minimum: 0 }),
  /** Its name after the change; its key or nothing where it has no name. */
  Title: Type.String(),
});
export type Change = Static<typeof Change>;

export const audits = defineCalls({
  'GET /audits': {
    summary:
      'The newest changes of what is managed in the portal; of each kind for those who manage it.',
    access: pageEditors,
    query: object({
      amount: Type.Integer({ minimum: 1, maximum: 500, default: 25 }),
      resource: Type.Optional(oneOf(auditedResources)),
    }),
    answer: object({ Changes: Type.Array(Change), HasMore: Type.Boolean() }),
  },
});
