import { itemAt } from '#shared/rules/values/certain';
/** A parsed search text. */
export type Kql =
  | { kind: 'and' | 'or'; parts: Kql[] }
  | { kind: 'not'; inner: Kql }
  | { kind: 'word'; text: string }
  | {
      kind: 'property';
      name: string;
      operator: ':' | '=' | '<>' | '>' | '>=' | '<' | '<=';
      text: string;
    };

const shapes =
  /\s*(?:([()])|(?:([A-Za-z]\w*)(<>|>=|<=|[:=<>])(?:"([^"]*)"|([^\s()"]+)))|"([^"]*)"|([^\s()"]+))/y;

interface KqlToken {
  symbol?: string;
  word?: string;
  restriction?: Extract<Kql, { kind: 'property' }>;
}

/**
 * Reads a text of the Keyword Query Language: words, `property:value`, AND, OR, NOT and
 * parentheses. Throws on anything else.
 */
export function parseKql(text: string): Kql {
  const tokens = kqlTokens(text);
  const [query, rest] = readOr(tokens);
  if (rest.length) throw new Error('The query is malformed.');
  return query;
}

function kqlTokens(text: string): KqlToken[] {
  const tokens: KqlToken[] = [];
  shapes.lastIndex = 0;
  while (shapes.lastIndex < text.trimEnd().length) {
    const match = shapes.exec(text);
    if (!match) throw new Error('The query is malformed.');
    const [, symbol, name, operator, quoted, plain, phrase, word] = match;
    if (symbol) tokens.push({ symbol });
    else if (name)
      tokens.push({
        restriction: {
          kind: 'property',
          name: name.toLowerCase(),
          operator: operator as ':',
          text: (quoted ?? plain ?? '').toLowerCase(),
        },
      });
    else tokens.push({ word: phrase ?? word ?? '' });
  }
  return tokens;
}

type Read = [query: Kql, rest: KqlToken[]];

function readOr(tokens: KqlToken[]): Read {
  let [left, rest] = readAnd(tokens);
  const parts = [left];
  while (rest[0]?.word === 'OR') {
    [left, rest] = readAnd(rest.slice(1));
    parts.push(left);
  }
  return [parts.length === 1 ? itemAt(parts, 0) : { kind: 'or', parts }, rest];
}

/**
 * Restrictions side by side are combined with AND, but with OR when they name the same property.
 */
function readAnd(tokens: KqlToken[]): Read {
  let [first, rest] = readOne(tokens);
  const parts = [first];
  while (rest.length && rest[0]?.symbol !== ')' && rest[0]?.word !== 'OR') {
    const isExplicit = rest[0]?.word === 'AND';
    [first, rest] = readOne(isExplicit ? rest.slice(1) : rest);
    const last = itemAt(parts, -1);
    if (
      !isExplicit &&
      last.kind === 'property' &&
      first.kind === 'property' &&
      last.name === first.name
    )
      parts[parts.length - 1] = { kind: 'or', parts: [last, first] };
    else parts.push(first);
  }
  return [parts.length === 1 ? itemAt(parts, 0) : { kind: 'and', parts }, rest];
}

function readOne([token, ...rest]: KqlToken[]): Read {
  if (token?.symbol === '(') {
    const [inner, after] = readOr(rest);
    if (after[0]?.symbol !== ')')
      throw new Error('The query is malformed: a parenthesis is missing.');
    return [inner, after.slice(1)];
  }
  if (token?.word === 'NOT') {
    const [inner, after] = readOne(rest);
    return [{ kind: 'not', inner }, after];
  }
  if (token?.restriction) return [token.restriction, rest];
  if (token?.word !== undefined) return [{ kind: 'word', text: token.word.toLowerCase() }, rest];
  throw new Error('The query is malformed.');
}
