import type { AppTile, NewAppTile } from '#shared/contract/appTiles';
import { apps, type CompanyApp } from '../company/apps';
import { channel, languageTerm } from '../company/terms';
import { inParallel, type PortalClient } from './portalClient';

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
