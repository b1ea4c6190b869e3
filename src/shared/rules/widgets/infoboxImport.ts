import type { NewInfobox } from '../../contract/infoboxes';
import { isInvalidWindow } from './broadcasts';
import {
  infoboxAreas,
  infoboxTypes,
  maxInfoboxText,
  type InfoboxStyle,
  type InfoboxType,
  type InfoboxWidth,
} from './infoboxes';
import { isStorableAddress } from '../addresses/webAddress';
import { certain } from '../values/certain';
import { videoAddress, type VideoHosts } from '../pictures/videoAddress';

/**
 * Content types of the platform's old infobox list; each begins with the id of the base
 * (INFOBOX-09).
 */
export const infoboxContentTypes = {
  base: '0x0100A7C3F1D2B84E4C6F9A5E2D7B1C3F4A60',
  text: '0x0100A7C3F1D2B84E4C6F9A5E2D7B1C3F4A6001',
  picture: '0x0100A7C3F1D2B84E4C6F9A5E2D7B1C3F4A6002',
  video: '0x0100A7C3F1D2B84E4C6F9A5E2D7B1C3F4A6003',
} as const;

/** A row of the old list, as SharePoint answers it. */
export interface OldInfobox {
  Id: number;
  Title: string | null;
  ContentTypeId: string;
  InfoBoxText: string | null;
  InfoBoxLink: { Url: string; Description: string | null } | null;
  InfoBoxVideo: string | null;
  InfoBoxArea: string | null;
  InfoBoxSize: string | null;
  InfoBoxStyle: string | null;
  InfoBoxOrder: string | null;
  InfoBoxStart: string | null;
  InfoBoxEnd: string | null;
  FieldValuesAsHtml: { InfoBoxPicture?: string | null };
}

/** Rows that are read at most (INFOBOX-34). */
export const maxImported = 500;
/** For an order that is no number (INFOBOX-35). */
export const unknownOrder = 9_999;

const zones: Readonly<Record<string, { RouteId: string; AreaId: string }>> = {
  top: { RouteId: '/', AreaId: infoboxAreas.hero },
  start: { RouteId: '/', AreaId: infoboxAreas.main },
  'light top': { RouteId: '/light', AreaId: infoboxAreas.hero },
  light: { RouteId: '/light', AreaId: infoboxAreas.main },
  information: { RouteId: '/find-information', AreaId: infoboxAreas.right },
};
const widths: Readonly<Record<string, InfoboxWidth>> = {
  small: '25',
  third: '33',
  medium: '50',
  'two thirds': '66',
  large: '75',
  full: '100',
};
const styles: Readonly<Record<string, InfoboxStyle>> = {
  'style 1': 'Accent1',
  'style 2': 'Accent2',
  'style 3': 'Accent3',
};

/** An old infobox as a new one: area, size, style and order in their new words (INFOBOX-34). */
export function importedInfobox(old: OldInfobox, hosts: VideoHosts): NewInfobox {
  const key = (text: string | null) => text?.trim().toLowerCase() ?? '';
  const Type = typeOf(old.ContentTypeId);
  return {
    Type,
    Title: old.Title?.trim().slice(0, 255) ?? '',
    Content: old.InfoBoxText ?? '',
    LinkUrl: old.InfoBoxLink?.Url ?? null,
    LinkDescription: old.InfoBoxLink?.Description?.slice(0, 255) ?? null,
    ...media(Type, old, hosts),
    Style: styles[key(old.InfoBoxStyle)] ?? 'None',
    Width: widths[key(old.InfoBoxSize)] ?? 'Auto',
    Order: /^\d{1,4}$/.test(old.InfoBoxOrder?.trim() ?? '')
      ? Number(old.InfoBoxOrder)
      : unknownOrder,
    StartDate: old.InfoBoxStart,
    EndDate: old.InfoBoxEnd,
    ...(zones[key(old.InfoBoxArea)] ?? certain(zones.start)),
  };
}

/**
 * True where something is missing that the kind of infobox needs, or the server would refuse it,
 * and with it all that come with it.
 */
export function isUnusable(infobox: NewInfobox): boolean {
  const {
    Type,
    Title,
    Content = '',
    LinkUrl,
    LinkDescription,
    PictureUrl,
    VideoEmbedCode,
  } = infobox;
  const { StartDate = null, EndDate = null } = infobox;
  const isRefused = (address: string | null | undefined) =>
    Boolean(address) && !isStorableAddress(address ?? '');
  return (
    Title === '' ||
    (Type === infoboxTypes.picture && !PictureUrl) ||
    (Type === infoboxTypes.video && !VideoEmbedCode) ||
    isRefused(LinkUrl) ||
    isRefused(PictureUrl) ||
    Boolean(LinkDescription && !LinkUrl) ||
    [...Content].length > maxInfoboxText ||
    isInvalidWindow({ StartDate, EndDate })
  );
}

/** The fields that the kind of infobox shows; of another kind's fields nothing is kept. */
function media(
  Type: InfoboxType,
  { InfoBoxVideo, FieldValuesAsHtml }: OldInfobox,
  hosts: VideoHosts,
): Pick<NewInfobox, 'PictureUrl' | 'VideoEmbedCode'> {
  const VideoEmbedCode =
    Type === infoboxTypes.video ? videoAddress(InfoBoxVideo ?? '', hosts) : undefined;
  const PictureUrl =
    Type === infoboxTypes.text ? undefined : pictureSource(FieldValuesAsHtml.InfoBoxPicture);
  return { PictureUrl: PictureUrl ?? null, VideoEmbedCode: VideoEmbedCode ?? null };
}

function typeOf(contentTypeId: string): InfoboxType {
  const id = contentTypeId.toUpperCase();
  const starts = (kind: keyof typeof infoboxContentTypes) =>
    id.startsWith(infoboxContentTypes[kind].toUpperCase());
  if (starts('picture')) return infoboxTypes.picture;
  return starts('video') ? infoboxTypes.video : infoboxTypes.text;
}

/** The address in the `<img>` that a publishing-image field holds (IMAGES-19). */
export function pictureSource(html: string | null | undefined): string | undefined {
  const [, double, single] =
    /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(html ?? '') ?? [];
  return decoded(double ?? single ?? '') || undefined;
}

/** The text of an attribute: SharePoint writes also a colon as `&#58;`. */
function decoded(attribute: string): string {
  return attribute
    .replaceAll(/&#(?:x([\da-f]{1,4})|(\d{1,5}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
