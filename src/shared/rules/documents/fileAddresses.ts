import { encodedQuery } from '../addresses/encodedQuery';
import { endingOf } from './fileKinds';
import { isWebAddress } from '../addresses/webAddress';

/** Graph's facts about where a file lies; any of them may be missing. */
export interface FilePlace {
  name?: string | null;
  /** The file itself, where `webUrl` is the page that shows it. */
  webDavUrl?: string | null;
  sharepointIds?: {
    listItemUniqueId?: string | null;
    siteUrl?: string | null;
    tenantId?: string | null;
  } | null;
}

const officeEndings = {
  'ms-word': 'doc docx docm dot dotx dotm odt rtf',
  'ms-excel': 'xls xlsx xlsm xlsb xlt xltx csv ods',
  'ms-powerpoint': 'ppt pptx pptm pps ppsx pot potx odp',
  'ms-visio': 'vsd vsdx vsdm',
};

const programs = new Map(
  Object.entries(officeEndings).flatMap(([scheme, endings]) =>
    endings.split(' ').map((ending) => [ending, scheme] as const),
  ),
);

/**
 * Opens the file in the program on this device; nothing where no Office program opens it. Source:
 * Office URI schemes (`ofe`: open for editing, `u`: the file's address).
 */
export function desktopAddress({ name, webDavUrl }: FilePlace): string | undefined {
  const program = programs.get(endingOf(name ?? ''));
  if (!program || !webDavUrl || !isWebAddress(webDavUrl)) return undefined;
  return `${program}:ofe|u|${new URL(webDavUrl).href.replaceAll('|', '%7C')}`;
}

/** Opens the file in Teams; nothing where its id is not known. Source: Teams, deep links to files. */
export function teamsFileAddress(
  { name, webDavUrl, sharepointIds }: FilePlace,
  tenantId: string,
): string | undefined {
  const fileId = sharepointIds?.listItemUniqueId;
  const fileType = endingOf(name ?? '');
  if (!fileId || !fileType || !webDavUrl || !isWebAddress(webDavUrl)) return undefined;
  const parts = {
    tenantId: sharepointIds.tenantId ?? tenantId,
    fileType,
    objectUrl: webDavUrl,
    ...(sharepointIds.siteUrl && { baseUrl: sharepointIds.siteUrl }),
  };
  return `https://teams.microsoft.com/l/file/${encodeURIComponent(fileId)}?${encodedQuery(parts)}`;
}
