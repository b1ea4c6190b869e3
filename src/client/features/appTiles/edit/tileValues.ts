import type { AppTile, NewAppTile } from '#shared/contract/appTiles';
import { isDescriptionTooLong, maxDescription, tileLimits } from '#shared/rules/widgets/appTiles';
import { isInvalidWindow } from '#shared/rules/widgets/broadcasts';
import { isCounterAddress } from '#shared/rules/widgets/counterAddress';
import { keysOf } from '#shared/rules/values/records';
import { maxVideoCode, videoAddress, type VideoHosts } from '#shared/rules/pictures/videoAddress';
import { isAddress, maxAddressLength } from '#shared/rules/addresses/webAddress';
import type { Texts } from '../../../texts/topics';
import { format } from '#shared/rules/values/format';
import { addressError, lengthError, titleError } from '../../../ui/form/titleError';
import type { FormErrors } from '../../../ui/form/useForm';
import { completedAddress } from './completedAddress';

const texts = [
  'IconUrl',
  'Introduction',
  'IntroductionVideo',
  'IntegrationEndpointUrl',
  'O365ServiceName',
  'RecurrenceFrom',
  'RecurrenceTo',
] as const satisfies readonly (keyof AppTile)[];
type TextField = (typeof texts)[number];
type Kept =
  | 'Title'
  | 'Description'
  | 'Url'
  | 'IconClass'
  | 'ColorHexCode'
  | 'ColorClass'
  | 'IsSmartLink'
  | 'ShowAsNewUntilThisDate'
  | 'Start'
  | 'End'
  | 'IsRecurring'
  | 'RecurrenceDays';

/**
 * The form's values: these texts are empty where there is nothing; channels and languages are ids.
 */
export type TileValues = Pick<AppTile, Kept> &
  Record<TextField, string> & { ChannelTermAppTiles: string[]; LanguageTermAppTiles: string[] };

export function emptyTile(IsSmartLink: boolean): TileValues {
  return {
    ...{
      Title: '',
      Description: '',
      Url: '',
      IconClass: null,
      ColorHexCode: null,
      ColorClass: null,
      IsSmartLink,
      ShowAsNewUntilThisDate: null,
      Start: null,
      End: null,
      IsRecurring: false,
      RecurrenceDays: [],
    },
    ...{
      IconUrl: '',
      Introduction: '',
      IntroductionVideo: '',
      IntegrationEndpointUrl: '',
      O365ServiceName: '',
      RecurrenceFrom: '',
      RecurrenceTo: '',
      ChannelTermAppTiles: [],
      LanguageTermAppTiles: [],
    },
  };
}

export function valuesOfTile(tile: AppTile): TileValues {
  const kept = Object.fromEntries(
    keysOf(emptyTile(false)).map((field) => [field, tile[field]]),
  ) as unknown as TileValues;
  const filled = Object.fromEntries(texts.map((field) => [field, tile[field] ?? ''])) as Record<
    TextField,
    string
  >;
  return {
    ...kept,
    ...filled,
    ChannelTermAppTiles: tile.ChannelTermAppTiles.map(({ ChannelTermId }) => ChannelTermId),
    LanguageTermAppTiles: tile.LanguageTermAppTiles.map(({ LanguageTermId }) => LanguageTermId),
  };
}

/** The tile to send: its hours stay as they are stored while the form does not ask for them. */
export function bodyOfTile(values: TileValues): NewAppTile {
  const filled = Object.fromEntries(
    texts.map((field) => [field, values[field].trim() || null]),
  ) as Record<TextField, string | null>;
  const { RecurrenceFrom, RecurrenceTo, ...others } = { ...values, ...filled };
  return {
    ...others,
    ...(values.IsRecurring && { RecurrenceFrom, RecurrenceTo }),
    Title: values.Title.trimEnd(),
    Url: completedAddress(values.Url),
    ChannelTermAppTiles: values.ChannelTermAppTiles.map((ChannelTermId) => ({ ChannelTermId })),
    LanguageTermAppTiles: values.LanguageTermAppTiles.map((LanguageTermId) => ({ LanguageTermId })),
  };
}

interface Validation {
  own: Texts['appEditor'];
  editing: Texts['editing'];
  hosts: VideoHosts;
  /** The services that may count what is unread. */
  services: Parameters<typeof isCounterAddress>[1];
}

/** The server's rules, in the words of the interface. */
export function validateTile(
  values: TileValues,
  { own, editing, hosts, services }: Validation,
): FormErrors<TileValues> {
  const { forms } = editing;
  const {
    Title,
    Description,
    Url,
    IconUrl,
    Introduction,
    IntroductionVideo,
    IntegrationEndpointUrl,
    IsSmartLink,
  } = values;
  const errors: FormErrors<TileValues> = {
    Title: titleError(Title, editing),
    Description: isDescriptionTooLong(Description, IsSmartLink)
      ? format(forms.tooLong, { max: maxDescription(IsSmartLink) })
      : undefined,
    Url: Url.trim() === '' ? forms.required : addressError(completedAddress(Url), forms),
    IconUrl: addressError(IconUrl, forms),
    IntegrationEndpointUrl:
      counterError(IntegrationEndpointUrl.trim(), { own, services }) ??
      lengthError(IntegrationEndpointUrl.trim(), maxAddressLength, forms),
    Introduction: lengthError(Introduction, tileLimits.introduction, forms),
    IntroductionVideo:
      lengthError(IntroductionVideo.trim(), maxVideoCode, forms) ??
      (IntroductionVideo !== '' && !videoAddress(IntroductionVideo, hosts)
        ? own.invalidVideo
        : undefined),
    ...(IsSmartLink && scheduleErrors(values, own)),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

function counterError(
  url: string,
  { own, services }: Pick<Validation, 'own' | 'services'>,
): string | undefined {
  const isRight = url === '' || (isAddress(url) && isCounterAddress(url, services));
  return isRight ? undefined : own.invalidCounter;
}

function scheduleErrors(values: TileValues, own: Texts['appEditor']): FormErrors<TileValues> {
  const { Start, End, IsRecurring } = values;
  return {
    End: isInvalidWindow({ StartDate: Start, EndDate: End }) ? own.endBeforeStart : undefined,
    ...(IsRecurring && recurrenceErrors(values, own)),
  };
}

function recurrenceErrors(
  { RecurrenceDays, RecurrenceFrom, RecurrenceTo }: TileValues,
  own: Texts['appEditor'],
): FormErrors<TileValues> {
  const time = (text: string) =>
    text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : own.invalidTime;
  const isNever = RecurrenceDays.length === 0 && RecurrenceFrom === '' && RecurrenceTo === '';
  return {
    RecurrenceDays: isNever ? own.neverShown : undefined,
    RecurrenceFrom: time(RecurrenceFrom),
    RecurrenceTo:
      time(RecurrenceTo) ??
      (RecurrenceTo !== '' && RecurrenceTo === RecurrenceFrom ? own.invalidTime : undefined),
  };
}
