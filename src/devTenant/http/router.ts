import { decoded } from '#shared/rules/values/decoded';
import type { Answer, Received } from './message';

/**
 * Handler of a route: beside the request it gets the decoded parts of the path that the pattern
 * captured.
 */
export type RouteHandler<Context> = (
  request: Received,
  parts: string[],
  context: Context,
) => Answer | Promise<Answer>;

export interface Route<Context> {
  method: string;
  pattern: RegExp;
  handle: RouteHandler<Context>;
}

/**
 * A route from a readable template: `{}` captures one path segment, `{*}` the rest of the path.
 * Letter case does not matter, as at Microsoft.
 */
export function route<Context>(
  method: string,
  template: string,
  handle: RouteHandler<Context>,
): Route<Context> {
  const source = template
    .split(/(\{\*?\})/)
    .map((piece) =>
      piece === '{}'
        ? '([^/]+)'
        : piece === '{*}'
          ? '(.*)'
          : piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return { method, pattern: new RegExp(`^${source}$`, 'i'), handle };
}

/** The first route that takes the path and method; `undefined` when there is none. */
export function findRoute<Context>(
  routes: readonly Route<Context>[],
  method: string,
  path: string,
) {
  for (const candidate of routes) {
    const match = candidate.method === method ? candidate.pattern.exec(path) : null;
    if (match) return { handle: candidate.handle, parts: match.slice(1).map(decoded) };
  }
  return undefined;
}
