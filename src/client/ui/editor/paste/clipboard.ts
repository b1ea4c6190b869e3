import {
  DOMParser as DocumentParser,
  DOMSerializer,
  Fragment,
  Slice,
  type ParseOptions,
  type Schema,
} from '@tiptap/pm/model';
import { canonical } from '#shared/rules/richText/canonical';
import { isInline, type RichNode } from '#shared/rules/richText/tree';
import { safeFragment } from '../../text/cleanFragment';
import { treeOf } from '../../text/richTextTree';
import { blocksOf, textOf } from '../readDocument';
import { richTextSchema } from '../richTextExtensions';
import { treeOfNodes } from '../writeDocument';

/** Reads the clipboard as the editor reads what is stored. */
class RichTextParser extends DocumentParser {
  override parseSlice(dom: globalThis.Node, options: ParseOptions = {}): Slice {
    const schema = options.context?.doc.type.schema ?? this.schema;
    const nodes = dom instanceof Element ? treeOf(dom) : [];
    // A part cut out of a list or table is no content of its own, but fits where it came from.
    return Slice.maxOpen(
      fragmentOf(nodes, schema) ?? fragmentOf(canonical(nodes), schema) ?? Fragment.empty,
    );
  }
}

function fragmentOf(nodes: readonly RichNode[], schema: Schema): Fragment | undefined {
  const content = nodes.every(isInline) ? textOf(nodes) : blocksOf(nodes, schema);
  try {
    const read = content.map((each) => schema.nodeFromJSON(each));
    for (const node of read) node.check();
    return Fragment.from(read);
  } catch {
    return undefined;
  }
}

/** Writes to the clipboard what would be stored. */
class RichTextSerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options: { document?: Document } = {},
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const place = target ?? document.createDocumentFragment();
    place.append(...domOf(treeOfNodes(fragment.content), options.document ?? document));
    return place;
  }
}

function domOf(nodes: readonly RichNode[], owner: Document): (string | Element)[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const element = owner.createElement(node.tag);
    for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
    element.append(...domOf(node.children, owner));
    return element;
  });
}

export const clipboardParser = new RichTextParser(richTextSchema, []);
export const clipboardSerializer = new RichTextSerializer({}, {});

/** Content that this editor, or one beside it, put on the clipboard; undefined for all else. */
export function ownClipboard(html: string): string | undefined {
  const slice = /\sdata-pm-slice="([^"]*)"/.exec(html);
  if (!slice) return undefined;
  const { body } = document.implementation.createHTMLDocument();
  body.append(safeFragment(html));
  body.firstElementChild?.setAttribute('data-pm-slice', decoded(slice[1] ?? ''));
  return parsedAlike(body);
}

/** The HTML of it, of which a parser makes the same again: it drops the first line break of `pre`. */
export function parsedAlike(body: HTMLElement): string {
  for (const preformatted of body.querySelectorAll('pre'))
    if (preformatted.innerHTML.startsWith('\n')) preformatted.prepend('\n');
  return body.innerHTML;
}

const decoded = (attribute: string) =>
  attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
