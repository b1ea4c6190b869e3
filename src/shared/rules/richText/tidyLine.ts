import type { RichElement, RichNode } from './tree';
import { isVoid } from './tree';

interface Line {
  /** Whether the next node follows a space, or begins the line. */
  isBehindSpace: boolean;
  keepsSpaces: boolean;
}

/**
 * A line of text as a browser shows it: spaces run together, none at its ends, nothing that is
 * empty, no link within a link. Preformatted text keeps its spaces.
 */
export function tidyLine(nodes: readonly RichNode[], keepsSpaces = false): RichNode[] {
  const line = tidied(nodes, { isBehindSpace: true, keepsSpaces }, false);
  return keepsSpaces ? line : withoutLastSpace(line);
}

function tidied(nodes: readonly RichNode[], line: Line, isInLink: boolean): RichNode[] {
  return joined(
    nodes.flatMap((node) => tidiedNode(node, line, isInLink)).filter((node) => node !== ''),
  );
}

function tidiedNode(node: RichNode, line: Line, isInLink: boolean): RichNode[] {
  if (typeof node === 'string') return [text(node, line)];
  if (isVoid(node)) {
    line.isBehindSpace = node.tag === 'br';
    return [{ ...node, children: [] }];
  }
  const isLink = node.tag === 'a';
  const children = tidied(node.children, line, isInLink || isLink);
  const isNothing =
    (isLink && isInLink) || (node.tag === 'span' && Object.keys(node.attributes).length === 0);
  return isNothing ? children : children.length === 0 ? [] : [{ ...node, children }];
}

function text(value: string, line: Line): string {
  if (line.keepsSpaces) return value;
  const collapsed = value.replaceAll(/[ \t\n\r\f]+/g, ' ');
  const shown = line.isBehindSpace ? collapsed.replace(/^ /, '') : collapsed;
  if (shown !== '') line.isBehindSpace = shown.endsWith(' ');
  return shown;
}

function joined(nodes: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  for (const node of nodes) {
    const before = result.at(-1);
    if (typeof node === 'string' && typeof before === 'string')
      result[result.length - 1] = before + node;
    else result.push(node);
  }
  return result;
}

function withoutLastSpace(nodes: readonly RichNode[]): RichNode[] {
  const last = nodes.at(-1);
  if (last === undefined) return [];
  const before = nodes.slice(0, -1);
  if (typeof last === 'string') {
    const trimmed = last.replace(/ $/, '');
    return trimmed === '' ? before : [...before, trimmed];
  }
  if (isVoid(last)) return [...nodes];
  const rest: RichElement = { ...last, children: withoutLastSpace(last.children) };
  return rest.children.length === 0 ? before : [...before, rest];
}
