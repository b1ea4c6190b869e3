import type { NewPowerBiFrame, PowerBiFrame } from '#shared/contract/powerBiFrames';
import {
  frameTypes,
  maxBookmarkId,
  maxEmbedId,
  powerBiPath,
} from '#shared/rules/widgets/reportFrames';
import { isWebAddress, maxAddressLength } from '#shared/rules/addresses/webAddress';
import { keysOf } from '#shared/rules/values/records';
import type { Texts } from '../../texts/topics';
import { lengthError, titleError } from '../../ui/form/titleError';
import type { FormErrors } from '../../ui/form/useForm';

/** The form's values: channels are ids, numbers as they are typed. */
export interface FrameValues extends Pick<
  PowerBiFrame,
  | 'Title'
  | 'Type'
  | 'EmbedUrl'
  | 'EmbedId'
  | 'ShowFilterPane'
  | 'ShowNavigationPane'
  | 'ShowTitle'
  | 'RouteId'
  | 'Active'
> {
  BookmarkId: string;
  MobileViewHeight: string;
  ChannelTermPowerBIFrames: string[];
}

const emptyFrame: FrameValues = {
  Title: '',
  Type: frameTypes.report,
  EmbedUrl: '',
  EmbedId: '',
  BookmarkId: '',
  ShowFilterPane: false,
  ShowNavigationPane: false,
  ShowTitle: true,
  MobileViewHeight: '480',
  RouteId: '',
  Active: true,
  ChannelTermPowerBIFrames: [],
};

export function valuesOfFrame(frame: PowerBiFrame | undefined): FrameValues {
  if (!frame) return emptyFrame;
  return {
    Title: frame.Title,
    Type: frame.Type,
    EmbedUrl: frame.EmbedUrl,
    EmbedId: frame.EmbedId,
    BookmarkId: frame.BookmarkId ?? '',
    ShowFilterPane: frame.ShowFilterPane,
    ShowNavigationPane: frame.ShowNavigationPane,
    ShowTitle: frame.ShowTitle,
    MobileViewHeight: String(frame.MobileViewHeight),
    RouteId: frame.RouteId,
    Active: frame.Active,
    ChannelTermPowerBIFrames: frame.ChannelTermPowerBIFrames.map(
      ({ ChannelTermId }) => ChannelTermId,
    ),
  };
}

export function bodyOfFrame(values: FrameValues): NewPowerBiFrame {
  return {
    ...values,
    Type: values.Type as NewPowerBiFrame['Type'],
    Title: values.Title.trimEnd(),
    BookmarkId: values.BookmarkId.trim() || null,
    MobileViewHeight: Number(values.MobileViewHeight),
    ChannelTermPowerBIFrames: values.ChannelTermPowerBIFrames.map((ChannelTermId) => ({
      ChannelTermId,
    })),
  };
}

/** Characters of the fields that have a limit of their own. */
const limits = {
  EmbedUrl: maxAddressLength,
  EmbedId: maxEmbedId,
  BookmarkId: maxBookmarkId,
} as const;

/**
 * The server's rules, in the words of the interface; from where a report may come, only the server
 * knows.
 */
export function validateFrame(
  values: FrameValues,
  texts: Texts['editing'],
  own: Texts['frameEditor'],
): FormErrors<FrameValues> {
  const errors: FormErrors<FrameValues> = {};
  const title = titleError(values.Title, texts);
  if (title) errors.Title = title;
  if (values.EmbedUrl.trim() === '') errors.EmbedUrl = texts.forms.required;
  else if (!isWebAddress(values.EmbedUrl)) errors.EmbedUrl = texts.forms.invalidAddress;
  else if (!powerBiPath(values)) errors.EmbedUrl = own.noGroup;
  if (values.EmbedId === '') errors.EmbedId = texts.forms.required;
  else if (!/^[\w-]+$/.test(values.EmbedId)) errors.EmbedId = own.embedIdWrong;
  for (const field of keysOf(limits)) {
    const long = lengthError(values[field].trim(), limits[field], texts.forms);
    if (long) errors[field] ??= long;
  }
  const height = Number(values.MobileViewHeight);
  if (!Number.isInteger(height) || height < 200 || height > 3_000)
    errors.MobileViewHeight = own.mobileHeightWrong;
  return errors;
}
