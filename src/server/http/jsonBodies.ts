import type { FastifyInstance } from 'fastify';
import { ProblemError } from './answers/problems';

/**
 * Lists and objects within each other that a body may have: many more than any call takes, and far
 * fewer than those at which code that goes into each has no room left.
 */
const maxDepth = 100;

/** Reads bodies as Fastify does by default, but for those that are nested too deeply. */
export function readJsonBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (!isTooDeep(text)) return parse(request, text, done);
      const detail = `A body may have at most ${maxDepth} lists and objects within each other.`;
      done(new ProblemError('malformedBody', { detail }), undefined);
    },
  );
}

/** Of text that is no JSON it answers anything: that is refused in any case. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= maxDepth; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
  }
  return depth > maxDepth;
}

/** Where the quotation mark is that ends a string. */
function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end;
}
