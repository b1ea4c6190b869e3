import type { RichNode } from '#shared/rules/richText/tree';
import { canonicalTree } from '../../ui/text/richTextTree';
import { isHtml } from './longText';

/** A value as a text that can be compared; what is no text is an empty one. */
export function treeOfText(value: unknown): RichNode[] {
  if (typeof value !== 'string' || value === '') return [];
  return isHtml(value) ? canonicalTree(value) : [value];
}
