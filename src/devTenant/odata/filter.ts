import { isOneOf } from '#shared/rules/values/records';
import { ODataError } from './odataError';

interface Token {
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

export type Literal = string | number | boolean | null;
const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof comparisons)[number];
const functions = ['startswith', 'endswith', 'contains'] as const;
export type TextFunction = (typeof functions)[number];

/** A parsed `$filter`. Paths are written with `/`. */
export type Filter =
  | { kind: 'and' | 'or'; left: Filter; right: Filter }
  | { kind: 'not'; inner: Filter }
  | { kind: 'compare'; path: string; operator: Comparison; value: Literal }
  | { kind: 'text'; operator: TextFunction; path: string; value: string }
  | { kind: 'any'; path: string; variable: string; inner: Filter };

/** Reads a `$filter`; throws `ODataError` when it is not one. */
export function parseFilter(text: string): Filter {
  const reader = new Reader(filterTokens(text), text);
  const filter = reader.or();
  reader.end();
  return filter;
}

class Reader {
  private position = 0;
  constructor(
    private readonly tokens: readonly Token[],
    private readonly text: string,
  ) {}

  or(): Filter {
    let left = this.and();
    while (this.takeWord('or')) left = { kind: 'or', left, right: this.and() };
    return left;
  }

  end(): void {
    if (this.position < this.tokens.length) this.fail();
  }

  private and(): Filter {
    let left = this.unary();
    while (this.takeWord('and')) left = { kind: 'and', left, right: this.unary() };
    return left;
  }

  private unary(): Filter {
    if (this.takeWord('not')) return { kind: 'not', inner: this.unary() };
    if (this.takeSymbol('(')) {
      const inner = this.or();
      this.symbol(')');
      return inner;
    }
    const word = this.word();
    const name = word.toLowerCase();
    if (isOneOf(functions, name) && this.takeSymbol('(')) return this.textFunction(name);
    if (word.endsWith('/any') && this.takeSymbol('(')) return this.any(word.slice(0, -4));
    return this.comparison(word);
  }

  private textFunction(operator: TextFunction): Filter {
    const path = this.word();
    this.symbol(',');
    const value = String(this.literal());
    this.symbol(')');
    if (this.takeWord('eq') && this.literal() !== true) this.fail();
    return { kind: 'text', operator, path, value };
  }

  private any(path: string): Filter {
    const variable = this.word();
    this.symbol(':');
    const inner = this.or();
    this.symbol(')');
    return { kind: 'any', path, variable, inner };
  }

  private comparison(path: string): Filter {
    const operator = this.word().toLowerCase();
    if (!isOneOf(comparisons, operator)) return this.fail();
    return { kind: 'compare', path, operator, value: this.literal() };
  }

  private literal(): Literal {
    const token = this.tokens[this.position++];
    if (token?.kind === 'text') return token.value;
    if (token?.kind === 'number') return Number(token.value);
    const words = new Map<string, Literal>([
      ['true', true],
      ['false', false],
      ['null', null],
    ]);
    const word = token?.value.toLowerCase() ?? '';
    const literal = words.get(word);
    return literal === undefined ? this.fail() : literal;
  }

  private word(): string {
    const token = this.tokens[this.position++];
    return token?.kind === 'word' ? token.value : this.fail();
  }

  private takeWord(word: string): boolean {
    const token = this.tokens[this.position];
    const found = token?.kind === 'word' && token.value.toLowerCase() === word;
    if (found) this.position++;
    return found;
  }

  private takeSymbol(symbol: string): boolean {
    const token = this.tokens[this.position];
    const found = token?.kind === 'symbol' && token.value === symbol;
    if (found) this.position++;
    return found;
  }

  private symbol(symbol: string): void {
    if (!this.takeSymbol(symbol)) this.fail();
  }

  private fail(): never {
    throw new ODataError(`Invalid filter clause: '${this.text}'.`);
  }
}

/** The parts of a `$filter` text. Dates and GUIDs without quotes count as text. */
function filterTokens(filter: string): Token[] {
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
