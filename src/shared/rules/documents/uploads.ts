const mega = 1_048_576;

/**
 * Bytes of the largest file that goes up in one request (DOCS-13); what is larger goes up in parts,
 * where the setting `documentUploadLimit` allows it.
 */
export const singleUpload = 4 * mega;

/** Bytes of a part; Graph takes multiples of 320 KiB and recommends 5 to 10 MiB. */
export const uploadPart = 16 * 320 * 1_024;

/** Bytes of the largest file that may be uploaded; the setting counts in MB. */
export function maxUploadBytes(documentUploadLimit: number): number {
  return Math.max(documentUploadLimit * mega, singleUpload);
}

/** Why a file is not uploaded, as far as a person can do something about it. */
export type UploadTrouble =
  | 'tooLarge'
  | 'name'
  | 'network'
  | 'inUse'
  | 'full'
  | 'noDrive'
  | 'busy'
  | 'forbidden'
  | 'unreadable'
  | 'unexpected';

const troubles: Readonly<Record<number, UploadTrouble>> = {
  0: 'network',
  400: 'name',
  403: 'forbidden',
  404: 'noDrive',
  413: 'tooLarge',
  423: 'inUse',
  429: 'busy',
  503: 'busy',
  507: 'full',
};

/** The meaning of the status of a refused upload. */
export function uploadTroubleOf(status: number): UploadTrouble {
  return troubles[status] ?? 'unexpected';
}

const reserved = /^(con|prn|aux|nul|com\d|lpt\d|desktop\.ini|\.lock)$/i;

/** Whether OneDrive takes a file of this name. Source: "Restrictions and limitations in OneDrive". */
export function isFileName(name: string): boolean {
  return (
    name !== '' &&
    name.length <= 255 &&
    name === name.trim() &&
    !/["*:<>?/\\|\p{Cc}]/u.test(name) &&
    !name.endsWith('.') &&
    !name.startsWith('~$') &&
    !/_vti_/i.test(name) &&
    !reserved.test(name) &&
    !reserved.test(name.replace(/\..*$/, ''))
  );
}

/** The name by which both are kept where it is taken, as OneDrive itself numbers them. */
export function numberedName(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  return `${name.slice(0, end)} ${number}${name.slice(end)}`;
}

/** The first byte that the service has not got yet, by its ranges such as `26-` or `12345-55232`. */
export function nextByte(ranges: readonly string[] | null | undefined): number | undefined {
  const first = Number.parseInt(ranges?.[0] ?? '', 10);
  return Number.isNaN(first) ? undefined : first;
}
