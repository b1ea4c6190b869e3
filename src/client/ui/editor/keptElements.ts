import type { RichElement } from '#shared/rules/richText/tree';

/** The elements that an attribute of the editor's document keeps as they are. */
export function elementsIn(attribute: unknown): RichElement[] {
  const given: unknown[] = Array.isArray(attribute) ? attribute : [attribute];
  return given.filter(isElement);
}

function isElement(value: unknown): value is RichElement {
  return typeof value === 'object' && value !== null && 'tag' in value && 'children' in value;
}
