import { ODataError } from './odataError';

export interface Token {
  kind: 'word' | 'text' | 'number' | 'symbol';
  value: string;
}

const date = /-?\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?/.source;
const guid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.source;
const [text, number, word] = [/'((?:[^']|'')*)'/, /(-?\d+(?:\.\d+)?)/, /([A-Za-z_@][\w./@-]*)/];
const shapes = new RegExp(
  `\\s*(?:${text.source}|(${date}|${guid})|${number.source}|${word.source}|([(),:]))`,
  'iy',
);

/** The parts of a `$filter` text. Dates and GUIDs without quotes count as text. */
export function filterTokens(filter: string): Token[] {
  const tokens: Token[] = [];
  shapes.lastIndex = 0;
  while (shapes.lastIndex < filter.trimEnd().length) {
    const at = shapes.lastIndex;
    const match = shapes.exec(filter);
    if (!match) throw new ODataError(`Syntax error at position ${at} in '${filter}'.`);
    tokens.push(tokenOf(match));
  }
  return tokens;
}

function tokenOf([, text, plain, number, word, symbol]: RegExpExecArray): Token {
  if (text !== undefined) return { kind: 'text', value: text.replaceAll("''", "'") };
  if (plain !== undefined) return { kind: 'text', value: plain };
  if (number !== undefined) return { kind: 'number', value: number };
  if (word !== undefined) return { kind: 'word', value: word };
  return { kind: 'symbol', value: symbol ?? '' };
}
