import { Type, type Static } from '@sinclair/typebox';
import { fields, object, oneOf } from './fields';

/** One entry of the history of something that editors write. */
export const Audit = object({
  Id: fields.id,
  DateTime: fields.dateTime,
  Action: oneOf(['created', 'updated', 'restored']),
  UpnId: fields.upn,
  /** The fields after the change; channels as a list of channel term ids. */
  NewValues: Type.Record(Type.String(), Type.Unknown()),
});
export type Audit = Static<typeof Audit>;
