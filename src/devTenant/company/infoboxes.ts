import { Type, type Static } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import { content } from './content';
import { motifs } from './pictures/motif';

/** A tile in an area of the portal's start pages. */
const CompanyInfobox = object({
  area: oneOf(['hero', 'default']),
  kind: oneOf(['text', 'picture', 'video']),
  title: Type.String(),
  html: Type.Optional(Type.String()),
  link: Type.Optional(object({ address: Type.String(), text: Type.Optional(Type.String()) })),
  motif: Type.Optional(oneOf(motifs)),
  style: Type.Optional(oneOf(['Accent1', 'Accent2', 'Accent3'])),
  width: oneOf(['Auto', '25', '33', '50', '66', '75', '100']),
  isCompact: Type.Optional(Type.Boolean()),
  /** Background `#rrggbb`. */
  colour: Type.Optional(Type.String()),
  /** Keys of channels; left out: for everyone. */
  channels: Type.Optional(Type.Array(Type.String())),
  /** Days from now; left out: open. */
  from: Type.Optional(Type.Number()),
});
export type CompanyInfobox = Static<typeof CompanyInfobox>;

export const infoboxes: readonly CompanyInfobox[] = content('infoboxes', CompanyInfobox);
