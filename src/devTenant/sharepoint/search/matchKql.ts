import type { Kql } from './kql';
import type { SearchRow } from './SearchRow';

/** True when the row is found by the search text. */
export function matchesKql(row: SearchRow, query: Kql): boolean {
  switch (query.kind) {
    case 'and':
      return query.parts.every((part) => matchesKql(row, part));
    case 'or':
      return query.parts.some((part) => matchesKql(row, part));
    case 'not':
      return !matchesKql(row, query.inner);
    case 'word':
      return hasWord(`${row.title} ${row.description}`, query.text);
    case 'property':
      return fits(row[query.name] ?? undefined, query.operator, query.text);
  }
}

function hasWord(text: string, wanted: string): boolean {
  if (wanted === '*') return true;
  const isPrefix = wanted.endsWith('*');
  const word = wanted.replace(/\*$/, '');
  return (
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((part) => (isPrefix ? part.startsWith(word) : part === word)) ||
    (wanted.includes(' ') && text.toLowerCase().includes(wanted))
  );
}

function fits(value: string | undefined, operator: string, wanted: string): boolean {
  if (value === undefined) return operator === '<>';
  const text = value.toLowerCase();
  if (operator === ':') return contains(text, wanted);
  // A day stands for all of its times.
  if (operator === '=')
    return /^\d{4}-\d\d-\d\d$/.test(wanted) ? text.startsWith(wanted) : text === wanted;
  if (operator === '<>') return !contains(text, wanted);
  const order = comparable(text) - comparable(wanted);
  return { '>': order > 0, '>=': order >= 0, '<': order < 0, '<=': order <= 0 }[operator] ?? false;
}

/**
 * Addresses and prefixes with `*` match from the start, numbers and booleans as a whole, texts
 * anywhere.
 */
function contains(text: string, wanted: string): boolean {
  // Properties of several values have a semicolon between them.
  if (wanted.endsWith('*'))
    return text.split(';').some((value) => value.startsWith(wanted.slice(0, -1)));
  if (/^https?:/.test(wanted)) return text.startsWith(wanted);
  if (/^-?\d+$/.test(wanted) || ['true', 'false'].includes(wanted)) return text === wanted;
  return text.includes(wanted);
}

function comparable(text: string): number {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Date.parse(text);
}
