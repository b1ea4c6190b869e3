import { activeContent } from './activeContent';
import { cleanHtml } from './cleanHtml';

export interface CleanedHtml {
  html: string;
  /** What of it would have done something; nothing where nobody asks. */
  active: string[];
}

export function cleaned(html: string, namesActive: boolean): CleanedHtml {
  return { html: cleanHtml(html), active: namesActive ? activeContent(html) : [] };
}
