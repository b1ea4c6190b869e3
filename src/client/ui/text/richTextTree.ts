import { isRichTextTag } from '#shared/rules/richText/allowList';
import { canonical } from '#shared/rules/richText/canonical';
import type { RichNode } from '#shared/rules/richText/tree';
import { safeFragment } from './cleanFragment';

/** The elements and text of a DOM, so far as they are on the list. */
export function treeOf(parent: ParentNode): RichNode[] {
  return [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const children = treeOf(node);
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [name, value]),
    );
    return isRichTextTag(node.localName)
      ? [{ tag: node.localName, attributes, children }]
      : children;
  });
}

/** Cleaned HTML of editors, in the form in which it is stored. */
export function canonicalTree(html: string): RichNode[] {
  return canonical(treeOf(safeFragment(html)));
}
