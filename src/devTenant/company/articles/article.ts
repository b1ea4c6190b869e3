import type { Motif } from '../pictures/motif';
import type { Language } from '../person';

/** A news post in SharePoint, as the communications team wrote it. */
export interface Article {
  key: string;
  title: string;
  /** Lead text. */
  description: string;
  paragraphs: string[];
  /** Keys of channels; empty: for everyone. */
  channels: string[];
  daysAgo: number;
  isFeatured?: boolean;
  likes: number;
  comments: number;
  /** Who sends it, e.g. "Group HSE". */
  sender?: string;
  motif: Motif;
  /** No picture was chosen: SharePoint's placeholder stands in its place. */
  hasNoPicture?: boolean;
  /** Key of the site; the news centre when left out. */
  site?: string;
  /** Key of the article that this one translates. */
  translationOf?: string;
}

export interface WrittenArticle extends Article {
  language: Language;
}
