import type { AppTileChange } from '#shared/contract/appTiles';
import { tileLimits } from '#shared/rules/appTiles';
import { isInvalidWindow } from '#shared/rules/broadcasts';
import { videoAddress } from '#shared/rules/videoAddress';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { activeContent } from '../../html/activeContent';
import { cleanHtml } from '../../html/cleanHtml';
import { ProblemError } from '../../http/problems';
import { checkChannels, withUniqueChannels } from '../editable/channelLinks';
import type { Values } from '../editable/store';
import type { Author } from '../targeting/channelChecks';

export const channelField = 'ChannelTermAppTiles';

type Services = Pick<Config, 'graphUrl' | 'sharePointUrl'>;
type Messages = Record<string, string[]>;

const maybeEmpty = [
  'IconClass',
  'IconUrl',
  'ColorHexCode',
  'ColorClass',
  'Introduction',
  'IntroductionVideo',
  'IntegrationEndpointUrl',
  'O365ServiceName',
];

/** Trimmed and in lower case where that is all one; an empty text is stored as nothing. */
export function normalizedTile(values: Values): Values {
  const { Title, ColorHexCode, LanguageTermAppTiles } = values as AppTileChange;
  const normalized: Values = {
    ...withUniqueChannels(channelField)(values),
    ...(Title !== undefined && { Title: Title.trimEnd() }),
    ...(ColorHexCode && { ColorHexCode: ColorHexCode.toLowerCase() }),
    ...(LanguageTermAppTiles && {
      LanguageTermAppTiles: [
        ...new Set(LanguageTermAppTiles.map(({ LanguageTermId }) => LanguageTermId.toLowerCase())),
      ].map((LanguageTermId) => ({ LanguageTermId })),
    }),
  };
  return Object.fromEntries(
    Object.entries(normalized).map(([name, value]) => [
      name,
      value === '' && maybeEmpty.includes(name) ? null : value,
    ]),
  );
}

/** As it is stored: HTML cleaned, of a video only the address of its player. */
export function preparedTile({ sharePointUrl }: Services, values: Values, author: Author): Values {
  const { Introduction, IntroductionVideo } = values as AppTileChange;
  return {
    ...values,
    ...(Introduction && { Introduction: cleanHtml(Introduction) }),
    ...(IntroductionVideo && {
      IntroductionVideo: playerOf(IntroductionVideo, sharePointUrl, author),
    }),
  };
}

function playerOf(pasted: string, sharePointUrl: string, { settings }: Author): string | undefined {
  return videoAddress(pasted, { allowed: settings.allowedVideoHosts, sharePointUrl });
}

/**
 * Checks what the schema cannot.
 * @throws ProblemError `invalidRequest` with a message for each field
 */
export async function checkTile(
  services: Services,
  transaction: Database,
  values: Values,
  before: Values | undefined,
  author: Author,
): Promise<void> {
  const { IntroductionVideo } = values as AppTileChange;
  const whole = { ...before, ...values } as AppTileChange;
  const errors: Messages = {
    ...checkTexts(whole),
    ...checkTimes(whole),
    ...(IntroductionVideo &&
      !playerOf(IntroductionVideo, services.sharePointUrl, author) && {
        IntroductionVideo: [
          'must be an iframe or an address of YouTube, Vimeo, Microsoft Stream or a host of the setting allowedVideoHosts',
        ],
      }),
    ...(whole.IntegrationEndpointUrl &&
      !isOfService(whole.IntegrationEndpointUrl, services) && {
        IntegrationEndpointUrl: [
          'must be an address of Microsoft Graph or of the organisation’s SharePoint',
        ],
      }),
    ...(await checkLanguages(transaction, values)),
  };
  if (Object.keys(errors).length > 0) throw new ProblemError('invalidRequest', { errors });
  await checkChannels(channelField, transaction, values, before, author);
}

function checkTexts({ Introduction, Description = '', IsSmartLink }: AppTileChange): Messages {
  const active = activeContent(Introduction ?? '');
  return {
    // Cleaning would take it away without a word; the author is told instead.
    ...(active.length > 0 && { Introduction: [`must not contain ${active.join(', ')}`] }),
    ...(IsSmartLink &&
      Description.length > tileLimits.smartLinkDescription && {
        Description: [`must have at most ${tileLimits.smartLinkDescription} characters`],
      }),
  };
}

function checkTimes({
  Start = null,
  End = null,
  IsRecurring,
  RecurrenceDays = [],
  RecurrenceFrom,
  RecurrenceTo,
}: AppTileChange): Messages {
  const isNever = IsRecurring && RecurrenceDays.length === 0 && !RecurrenceFrom && !RecurrenceTo;
  return {
    ...(isInvalidWindow({ StartDate: Start, EndDate: End }) && {
      Start: ['must be before End'],
      End: ['must be after Start'],
    }),
    ...(isNever && { RecurrenceDays: ['must name days, or there must be a time of day'] }),
    ...(RecurrenceFrom &&
      RecurrenceFrom === RecurrenceTo && {
        RecurrenceTo: ['must not be the same as RecurrenceFrom'],
      }),
  };
}

/** Only these get a token of the person, and only of these the page may ask. */
function isOfService(address: string, { graphUrl, sharePointUrl }: Services): boolean {
  const origin = URL.canParse(address) ? new URL(address).origin : undefined;
  return [graphUrl, sharePointUrl].some(
    (service) => service !== '' && new URL(service).origin === origin,
  );
}

async function checkLanguages(
  transaction: Database,
  { LanguageTermAppTiles }: AppTileChange,
): Promise<Messages> {
  const ids = (LanguageTermAppTiles ?? []).map(({ LanguageTermId }) => LanguageTermId);
  if (ids.length === 0) return {};
  const known = await transaction
    .selectFrom('terms')
    .select('Guid')
    .where('Kind', '=', 'language')
    .where('Guid', 'in', ids)
    .execute();
  return known.length < ids.length
    ? { LanguageTermAppTiles: ['names a language that does not exist'] }
    : {};
}
