import { itemAt } from '#shared/rules/values/certain';
import { ODataError } from './odataError';

/**
 * Only the named properties; those whose names begin with `@`, and `id`, stay. Unknown names are
 * ignored, as at SharePoint.
 */
export function selected<T extends object>(item: T, names: readonly string[] | undefined): object {
  if (!names) return item;
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => name.startsWith('@') || wanted.has(name.toLowerCase())),
  );
}

/** The names of a `$select`. */
export function selectNames(parameters: URLSearchParams): string[] | undefined {
  const text = parameters.get('$select');
  if (!text || text === '*') return undefined;
  return splitOutside(text, ',').map((name) => name.trim());
}

/** `$expand` as name → inner `$select`, e.g. `fields($select=Title,Modified)`. */
export function expansions(parameters: URLSearchParams): Map<string, string[] | undefined> {
  const found = new Map<string, string[] | undefined>();
  for (const part of splitOutside(parameters.get('$expand') ?? '', ',')) {
    const match = /^(\w+)(?:\((.*)\))?$/s.exec(part.trim());
    if (!match) throw new ODataError(`Parsing $expand failed: '${part}'.`);
    const inner = /\$?select=([^;)]*)/i.exec(match[2] ?? '')?.[1];
    found.set(
      itemAt(match, 1).toLowerCase(),
      inner?.split(',').map((name) => name.trim()),
    );
  }
  return found;
}

/** Splits where the separator is not inside parentheses. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === separator && depth === 0) {
      parts.push(current);
      current = '';
    } else current += letter;
  }
  return [...parts, current].filter((part) => part.trim());
}
