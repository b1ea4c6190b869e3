import { header, type Answer, type Handler } from './message';

const exposed =
  'ETag, Location, Preference-Applied, Content-Range, request-id, client-request-id, ' +
  'Retry-After, WWW-Authenticate, SPRequestGuid, RateLimit-Limit, RateLimit-Remaining, ' +
  'RateLimit-Reset';

/**
 * Lets pages of every origin call with a bearer token, as Graph and SharePoint do; cookies are
 * never taken.
 */
export function withCors(handler: Handler): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS')
      return preflight(header(request, 'access-control-request-headers'));
    const answer = await handler(request);
    return {
      ...answer,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': exposed,
        ...answer.headers,
      },
    };
  };
}

function preflight(headers = ''): Answer {
  return {
    status: 200,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': headers,
      'access-control-max-age': '86400',
    },
  };
}
