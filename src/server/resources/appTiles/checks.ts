import type { AppTileChange } from '#shared/contract/appTiles';
import { isDescriptionTooLong, maxDescription } from '#shared/rules/widgets/appTiles';
import { isInvalidWindow } from '#shared/rules/widgets/broadcasts';
import { isCounterAddress } from '#shared/rules/widgets/counterAddress';
import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { Messages, Writing } from '../editable/EditableOptions';
import type { WrittenFields } from '../editable/fields';
import type { AppTileRow } from './TileReader';

type Services = Pick<Config, 'graphUrl' | 'sharePointUrl'>;

/** How the fields of tiles are stored; those of personal ones likewise. */
export const tileFields = {
  html: ['Introduction'],
  video: 'IntroductionVideo',
  lowerCase: ['ColorHexCode'],
  links: [
    { field: 'ChannelTermAppTiles', id: 'ChannelTermId' },
    { field: 'LanguageTermAppTiles', id: 'LanguageTermId' },
  ],
  emptyIsNull: [
    'IconClass',
    'IconUrl',
    'ColorHexCode',
    'ColorClass',
    'Introduction',
    'IntroductionVideo',
    'IntegrationEndpointUrl',
    'O365ServiceName',
  ],
} as const satisfies WrittenFields;

/** Checks what the schema cannot. */
export async function checkTile(
  services: Services,
  { transaction, before, values }: Writing<AppTileRow>,
): Promise<Messages> {
  const whole: AppTileChange = { ...before, ...values };
  const { IntegrationEndpointUrl } = whole;
  return {
    ...checkDescription(whole),
    ...checkTimes(whole),
    ...(IntegrationEndpointUrl &&
      !isCounterAddress(IntegrationEndpointUrl, services) && {
        IntegrationEndpointUrl: [
          'must be an address of Microsoft Graph or of the organisation’s SharePoint',
        ],
      }),
    ...(await checkLanguages(transaction, values, before)),
  };
}

function checkDescription({ Description = '', IsSmartLink }: AppTileChange): Messages {
  return IsSmartLink && isDescriptionTooLong(Description, IsSmartLink)
    ? { Description: [`must have at most ${maxDescription(IsSmartLink)} characters`] }
    : {};
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

/** Languages that the tile had before may stay, also when they were deleted meanwhile. */
async function checkLanguages(
  transaction: Database,
  { LanguageTermAppTiles = [] }: AppTileChange,
  before: AppTileRow | undefined,
): Promise<Messages> {
  const had = new Set(before?.LanguageTermAppTiles.map(({ LanguageTermId }) => LanguageTermId));
  const added = LanguageTermAppTiles.map(({ LanguageTermId }) => LanguageTermId).filter(
    (id) => !had.has(id),
  );
  if (added.length === 0) return {};
  const known = await transaction
    .selectFrom('terms')
    .select('Guid')
    .where('Kind', '=', 'language')
    .where('Guid', 'in', added)
    .execute();
  return known.length < added.length
    ? { LanguageTermAppTiles: ['names a language that does not exist'] }
    : {};
}
