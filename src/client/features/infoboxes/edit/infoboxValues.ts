import type { Infobox, NewInfobox } from '#shared/contract/infoboxes';
import { isInvalidWindow } from '#shared/rules/widgets/broadcasts';
import {
  contrast,
  infoboxColourPattern,
  infoboxColours,
  infoboxTypes,
  maxInfoboxLinkText,
  maxInfoboxText,
  minContrast,
} from '#shared/rules/widgets/infoboxes';
import { keysOf } from '#shared/rules/values/records';
import { maxVideoCode, videoAddress, type VideoHosts } from '#shared/rules/pictures/videoAddress';
import type { Texts } from '../../../texts/topics';
import { addressError, lengthError, titleError } from '../../../ui/form/titleError';
import type { FormErrors } from '../../../ui/form/useForm';
import type { Zone } from '../../../data/infoboxZone';

/** Colours of its own are on and none has been typed: not a colour, so that it is not saved. */
export const noColourYet = ' ';

/** The form's values: texts are empty where there is nothing, channels are ids. */
export interface InfoboxValues extends Pick<
  Infobox,
  | 'Type'
  | 'Title'
  | 'ShowTitle'
  | 'Content'
  | 'Style'
  | 'Width'
  | 'Height'
  | 'StartDate'
  | 'EndDate'
  | 'Hidden'
  | 'AreaId'
  | 'RouteId'
> {
  LinkUrl: string;
  LinkDescription: string;
  PictureUrl: string;
  VideoEmbedCode: string;
  TextBackgroundBanner: string;
  LanguageTermId: string;
  ChannelTermInfoBoxes: string[];
}

/**
 * Where content is filtered by language, a new infobox begins in the default one: without any,
 * readers might not see it.
 */
export function emptyInfobox({ route, area }: Zone, language: string): InfoboxValues {
  return {
    ...{
      Type: infoboxTypes.text,
      Title: '',
      ShowTitle: true,
      Content: '',
      LinkUrl: '',
      LinkDescription: '',
      PictureUrl: '',
      VideoEmbedCode: '',
      Style: 'None',
      Width: 'Auto',
      Height: 0,
    },
    ...{
      StartDate: null,
      EndDate: null,
      Hidden: false,
      TextBackgroundBanner: '',
      LanguageTermId: language,
      ChannelTermInfoBoxes: [],
      AreaId: area,
      RouteId: route,
    },
  };
}

export function valuesOf(infobox: Infobox): InfoboxValues {
  const {
    LinkUrl,
    LinkDescription,
    PictureUrl,
    VideoEmbedCode,
    TextBackgroundBanner,
    LanguageTermId,
  } = infobox;
  const empty = emptyInfobox({ route: infobox.RouteId, area: infobox.AreaId }, '');
  return {
    ...(Object.fromEntries(
      keysOf(empty).map((field) => [field, infobox[field]]),
    ) as unknown as InfoboxValues),
    ...{
      LinkUrl: LinkUrl ?? '',
      LinkDescription: LinkDescription ?? '',
      PictureUrl: PictureUrl ?? '',
      VideoEmbedCode: VideoEmbedCode ?? '',
      TextBackgroundBanner: TextBackgroundBanner ?? '',
      LanguageTermId: LanguageTermId ?? '',
    },
    ChannelTermInfoBoxes: infobox.ChannelTermInfoBoxes.map(({ ChannelTermId }) => ChannelTermId),
  };
}

/** The infobox to send: without the fields of other kinds. */
export function bodyOf(values: InfoboxValues): NewInfobox {
  const { Type } = values;
  const isVideo = Type === infoboxTypes.video;
  return {
    ...values,
    LinkUrl: isVideo ? null : values.LinkUrl || null,
    LinkDescription: isVideo ? null : values.LinkDescription || null,
    PictureUrl: Type === infoboxTypes.text ? null : values.PictureUrl || null,
    VideoEmbedCode: isVideo ? values.VideoEmbedCode : null,
    TextBackgroundBanner: values.TextBackgroundBanner || null,
    LanguageTermId: values.LanguageTermId || null,
    ChannelTermInfoBoxes: values.ChannelTermInfoBoxes.map((ChannelTermId) => ({ ChannelTermId })),
  };
}

/** The infobox that the values describe, for the preview. */
export function previewOf(values: InfoboxValues, fallbackTitle: string): Infobox {
  const isRight = new RegExp(infoboxColourPattern).test(values.TextBackgroundBanner);
  return {
    ...bodyOf(values),
    ...values,
    Id: 0,
    Order: 0,
    Modified: '',
    Title: values.Title || fallbackTitle,
    TextBackgroundBanner: isRight ? values.TextBackgroundBanner : null,
    LinkUrl: values.LinkUrl || null,
    LinkDescription: values.LinkDescription || null,
    PictureUrl: values.PictureUrl || null,
    VideoEmbedCode: values.VideoEmbedCode || null,
    LanguageTermId: null,
    ChannelTermInfoBoxes: [],
  };
}

interface Validation {
  texts: Texts['infoboxes'];
  forms: Texts['editing']['forms'];
  hosts: VideoHosts;
}

/** The server's rules, in the words of the interface. */
export function validateInfobox(
  values: InfoboxValues,
  validation: Validation,
): FormErrors<InfoboxValues> {
  return {
    ...titleErrors(values, validation),
    ...textErrors(values, validation),
    ...kindErrors(values, validation),
    ...linkErrors(values, validation),
    ...colourErrors(values, validation),
    ...dateErrors(values, validation),
  };
}

type Errors = FormErrors<InfoboxValues>;

function titleErrors({ Title }: InfoboxValues, { texts, forms }: Validation): Errors {
  if (Title.trim() === '') return { Title: texts.titleRequired };
  const error = titleError(Title, { forms });
  return error ? { Title: error } : {};
}

function textErrors({ Content }: InfoboxValues, { forms }: Validation): Errors {
  const error = lengthError(Content, maxInfoboxText, forms);
  return error ? { Content: error } : {};
}

function kindErrors(
  { Type, PictureUrl, VideoEmbedCode }: InfoboxValues,
  { texts, forms, hosts }: Validation,
): Errors {
  const errors: Errors = {};
  const address = Type === infoboxTypes.text ? undefined : addressError(PictureUrl, forms);
  if (address) errors.PictureUrl = address;
  if (Type === infoboxTypes.picture && PictureUrl === '') errors.PictureUrl = forms.pictureRequired;
  if (Type !== infoboxTypes.video) return errors;
  if (VideoEmbedCode.trim() === '') return { ...errors, VideoEmbedCode: texts.videoRequired };
  const refused = videoAddress(VideoEmbedCode, hosts) ? undefined : texts.videoRefused;
  const wrong = lengthError(VideoEmbedCode, maxVideoCode, forms) ?? refused;
  return wrong ? { ...errors, VideoEmbedCode: wrong } : errors;
}

function linkErrors(
  { Type, LinkUrl, LinkDescription }: InfoboxValues,
  { texts, forms }: Validation,
): Errors {
  if (Type === infoboxTypes.video) return {};
  const errors: Errors = {};
  const address = addressError(LinkUrl, forms);
  if (address) errors.LinkUrl = address;
  else if (LinkDescription !== '' && LinkUrl === '') errors.LinkUrl = texts.linkRequired;
  const error = lengthError(LinkDescription, maxInfoboxLinkText, forms);
  return error ? { ...errors, LinkDescription: error } : errors;
}

function colourErrors({ TextBackgroundBanner }: InfoboxValues, { texts }: Validation): Errors {
  if (TextBackgroundBanner === '') return {};
  if (!new RegExp(infoboxColourPattern).test(TextBackgroundBanner))
    return { TextBackgroundBanner: texts.colourWrong };
  const { background, text } = infoboxColours(TextBackgroundBanner)!;
  return contrast(background, text) < minContrast ? { TextBackgroundBanner: texts.contrast } : {};
}

function dateErrors(values: InfoboxValues, { texts }: Validation): Errors {
  return isInvalidWindow(values)
    ? { StartDate: texts.startAfterEnd, EndDate: texts.endBeforeStart }
    : {};
}
