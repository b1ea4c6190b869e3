import type { Answer, Received } from '../http/message';
import { textFile } from '../http/textFile';

interface Comment {
  name: string;
  markdown: string;
}

const script = textFile('comments/commento.js');
const anyOrigin = { 'access-control-allow-origin': '*' };

/**
 * A comment service as Commento is: its script at `/js/commento.js`, and the calls with which the
 * script reads and adds comments of a page. Undefined for other addresses.
 */
export function commentServer(): (request: Received) => Answer | undefined {
  const commentsOf = new Map<string, Comment[]>();
  const answers: Record<string, (body: Record<string, string>) => Answer> = {
    '/api/comment/list': ({ path = '' }) => json({ comments: commentsOf.get(path) ?? [] }),
    '/api/comment/new': ({ path = '', markdown = '' }) => {
      commentsOf.set(path, [...(commentsOf.get(path) ?? []), { name: 'Anonymous', markdown }]);
      return json({});
    },
  };
  return ({ url, method, body }) => {
    if (url.pathname === '/js/commento.js')
      return { status: 200, headers: { 'content-type': 'text/javascript' }, body: script };
    const answer = method === 'POST' ? answers[url.pathname] : undefined;
    return answer?.(JSON.parse(body.toString('utf8')) as Record<string, string>);
  };
}

function json(body: object): Answer {
  return { status: 200, headers: anyOrigin, body: { success: true, ...body } };
}
