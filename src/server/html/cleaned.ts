import { activeContent } from './activeContent';
import { cleanHtml } from './cleanHtml';

export interface CleanedHtml {
  html: string;
  /** The parts that would have done something; empty where the caller does not request them. */
  active: string[];
}

export function cleaned(html: string, namesActive: boolean): CleanedHtml {
  return { html: cleanHtml(html), active: namesActive ? activeContent(html) : [] };
}
