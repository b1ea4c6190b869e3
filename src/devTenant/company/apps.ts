import { Type, type Static } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import { tileColours } from '#shared/rules/appTiles';
import { keysOf } from '#shared/rules/records';
import { content } from './content';
import { languages } from './person';

/** An app or smart link of the example organisation. */
const CompanyApp = object({
  title: Type.String(),
  description: Type.String(),
  address: Type.String(),
  icon: Type.String(),
  colour: oneOf(keysOf(tileColours)),
  /** Keys of channels that it comes with; empty: people add it themselves. */
  channels: Type.Array(Type.String()),
  /** Only for readers of these languages; left out: for all. */
  languages: Type.Optional(Type.Array(oneOf(languages))),
  introduction: Type.Optional(Type.String()),
  /** The service of Microsoft 365 that it belongs to. */
  service: Type.Optional(Type.String()),
  /** Path of Graph that counts what has not been seen. */
  counts: Type.Optional(Type.String()),
  /** Shown as new for so many days from now. */
  newFor: Type.Optional(Type.Number()),
  /** A smart link: always, or on these ISO weekdays and in these hours. */
  smart: Type.Optional(
    Type.Union([
      Type.Literal('always'),
      object({ days: Type.Array(Type.Number()), from: Type.String(), to: Type.String() }),
    ]),
  ),
});
export type CompanyApp = Static<typeof CompanyApp>;

export const apps: readonly CompanyApp[] = content('apps', CompanyApp);
