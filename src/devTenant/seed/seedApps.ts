import { Type, type Static } from '@sinclair/typebox';
import type { AppTile, NewAppTile } from '#shared/contract/appTiles';
import { object, oneOf } from '#shared/contract/fields';
import { tileColours } from '#shared/rules/widgets/appTiles';
import { keysOf } from '#shared/rules/values/records';
import { channel, languageTerm } from '../company/terms';
import { content } from '../company/content';
import { languages } from '../company/person';
import { inParallel, type PortalClient } from './portalClient';

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
type CompanyApp = Static<typeof CompanyApp>;

const apps: readonly CompanyApp[] = content('apps', CompanyApp);

const day = 24 * 60 * 60_000;

interface Options {
  editor: PortalClient;
  graphUrl: string;
  now: Date;
}

/** The app tiles and smart links of the example organisation. */
export async function seedApps({ editor, ...options }: Options): Promise<void> {
  const present = [
    ...(await editor.get<AppTile[]>('/apptiles')),
    ...(await editor.get<AppTile[]>('/apptiles?smartlinks=true')),
  ].map(({ Title }) => Title);
  await inParallel(
    apps.filter(({ title }) => !present.includes(title)),
    4,
    (app) => editor.post('/apptiles', tileOf(app, options)),
  );
}

function tileOf(
  {
    title,
    description,
    address,
    icon,
    colour,
    channels,
    languages = [],
    introduction,
    service,
    counts,
    newFor,
    smart,
  }: CompanyApp,
  { graphUrl, now }: Omit<Options, 'editor'>,
): NewAppTile {
  return {
    ...{
      Title: title,
      Description: description,
      Url: address,
      IconClass: icon,
      ColorClass: colour,
      Introduction: introduction ?? null,
      O365ServiceName: service ?? null,
    },
    IntegrationEndpointUrl: counts ? graphUrl + counts : null,
    ShowAsNewUntilThisDate: newFor ? new Date(now.getTime() + newFor * day).toISOString() : null,
    ChannelTermAppTiles: channels.map((key) => ({ ChannelTermId: channel(key).id })),
    LanguageTermAppTiles: languages.map((key) => ({ LanguageTermId: languageTerm(key).id })),
    IsSmartLink: smart !== undefined,
    ...(smart &&
      smart !== 'always' && {
        IsRecurring: true,
        RecurrenceDays: smart.days,
        RecurrenceFrom: smart.from,
        RecurrenceTo: smart.to,
      }),
  };
}
