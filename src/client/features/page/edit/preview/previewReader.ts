import { safeFragment } from '../../../../ui/text/cleanFragment';
import type { PageValues } from '../pageValues';

/** By whose eyes a page is looked at: a person's, or those of anybody who has chosen these. */
export interface PreviewReader {
  kind: 'writer' | 'person' | 'choices';
  /** Of the person; empty while none is chosen. */
  upn: string;
  channels: readonly string[];
  languages: readonly string[];
  isLicensed: boolean;
}

/** Who writes sees everything. */
export const writer: PreviewReader = {
  ...{ kind: 'writer', upn: '', channels: [], languages: [], isLicensed: true },
};

/** Whether there is somebody to ask the server about. */
export function isChosen({ kind, upn }: PreviewReader): boolean {
  return kind === 'choices' || (kind === 'person' && upn !== '');
}

/** A link of a text. */
export interface TextLink {
  address: string;
  words: string;
}

export function linksOf({ Content }: Pick<PageValues, 'Content'>): TextLink[] {
  return [...safeFragment(Content).querySelectorAll('a[href]')].map((link) => ({
    address: link.getAttribute('href') ?? '',
    words: link.textContent.trim(),
  }));
}
