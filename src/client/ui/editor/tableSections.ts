import type { Node } from '@tiptap/pm/model';
import type { RichElement, RichNode } from '#shared/rules/richText/tree';

/** Where a row stands: the head, body or foot of its table; `at` tells two bodies apart. */
export interface TableSection {
  tag: 'thead' | 'tbody' | 'tfoot';
  attributes: Readonly<Record<string, string>>;
  at: number;
}

/** The rows of a table in their head, bodies and foot; a new row goes with those around it. */
export function sectionsOf(table: Node, write: (row: Node) => RichNode[]): RichElement[] {
  const sections: { section: TableSection; rows: RichNode[] }[] = [];
  table.children.forEach((row, index) => {
    const before = sections.at(-1);
    const section = sectionOf(row) ?? sectionOfNew(before?.section, table.children.slice(index));
    if (before && isSame(before.section, section)) before.rows.push(...write(row));
    else sections.push({ section, rows: write(row) });
  });
  return sections.map(({ section: { tag, attributes }, rows }) => ({
    tag,
    attributes,
    children: rows,
  }));
}

/** Of a heading row that is made in the editor. */
export const headSection: TableSection = { tag: 'thead', attributes: {}, at: -1 };
const newBody: TableSection = { tag: 'tbody', attributes: {}, at: -1 };

function sectionOfNew(before: TableSection | undefined, from: readonly Node[]): TableSection {
  const after = from.map(sectionOf).find((section) => section !== undefined);
  return before && before.tag !== 'thead' ? before : (after ?? newBody);
}

function sectionOf(row: Node): TableSection | undefined {
  const section: unknown = row.attrs.section;
  return isSection(section) ? section : undefined;
}

function isSection(value: unknown): value is TableSection {
  return typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value;
}

const isSame = (one: TableSection, other: TableSection) =>
  one.tag === other.tag && one.at === other.at;
