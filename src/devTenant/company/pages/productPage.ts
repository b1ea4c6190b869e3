import type { Language } from '../person';
import type { Motif } from '../pictures/motif';

/** A page written in the portal itself. */
export interface ProductPage {
  key: string;
  kind: 'news' | 'quickRead' | 'content';
  language: Language;
  title: string;
  html: string;
  /** Days since it was published; negative: will be published; `null`: a draft. */
  daysAgo: number | null;
  /** Days until it is archived; negative: it is archived already. */
  archivedInDays?: number;
  /** Keys of channels; empty: for everyone. */
  channels: string[];
  isFeatured?: boolean;
  likes?: number;
  comments?: number;
  senders?: string[];
  /** Name of the owner before the `@`. */
  owner?: string;
  motif?: Motif;
  /** Caption below the picture. */
  imageText?: string;
  hasNoComments?: boolean;
}
