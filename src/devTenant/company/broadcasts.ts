import { Type, type Static } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import { content } from './content';

/** A short message above every page of the portal. */
const CompanyBroadcast = object({
  title: Type.String(),
  html: Type.String(),
  severity: oneOf(['critical', 'warning', 'information']),
  link: Type.Optional(object({ address: Type.String(), text: Type.String() })),
  /** Hours from now; left out: open. */
  from: Type.Optional(Type.Number()),
  until: Type.Optional(Type.Number()),
  /** Keys of channels; empty: for everyone. */
  channels: Type.Array(Type.String()),
});
export type CompanyBroadcast = Static<typeof CompanyBroadcast>;

export const broadcasts: readonly CompanyBroadcast[] = content('broadcasts', CompanyBroadcast);
