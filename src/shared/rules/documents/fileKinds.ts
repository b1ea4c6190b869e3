/** The kind of a file, as far as a person distinguishes kinds by their icons. */
export type FileKind =
  | 'word'
  | 'excel'
  | 'powerpoint'
  | 'pdf'
  | 'onenote'
  | 'visio'
  | 'image'
  | 'video'
  | 'audio'
  | 'archive'
  | 'mail'
  | 'code'
  | 'text'
  | 'other';

/** The endings of each kind. */
const endings: Record<Exclude<FileKind, 'other'>, string> = {
  word: 'doc docx docm dot dotx dotm odt rtf',
  excel: 'xls xlsx xlsm xlsb xlt xltx csv ods',
  powerpoint: 'ppt pptx pptm pps ppsx pot potx odp',
  pdf: 'pdf xps',
  onenote: 'one onepkg onetoc2',
  visio: 'vsd vsdx vsdm vss vst',
  image: 'png jpg jpeg gif bmp svg webp heic heif tif tiff',
  video: 'mp4 mov avi wmv mkv webm m4v',
  audio: 'mp3 wav m4a wma aac flac ogg',
  archive: 'zip rar 7z gz tar',
  mail: 'msg eml',
  code: 'js ts json xml html css cs py java yml yaml sql ps1',
  text: 'txt md log',
};

const kindOfEnding = new Map(
  Object.entries(endings).flatMap(([kind, all]) =>
    all.split(' ').map((ending) => [ending, kind as FileKind] as const),
  ),
);

/** Names of types in insights that are not those of the kinds. */
const otherTypes = new Map<string, FileKind>([
  ['csv', 'excel'],
  ['onenotepage', 'onenote'],
  ['xps', 'pdf'],
  ['xml', 'code'],
]);

/** The ending of a file's name in small letters; empty where it has none. */
export function endingOf(name: string): string {
  return /.\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

export function kindOfName(name: string): FileKind {
  return kindOfEnding.get(endingOf(name)) ?? 'other';
}

/** The kind by the type that an insight names, e.g. `Word`. */
export function kindOfType(type: string): FileKind {
  const name = type.toLowerCase();
  const kind = Object.hasOwn(endings, name) ? (name as FileKind) : undefined;
  return kind ?? otherTypes.get(name) ?? 'other';
}
