import { randomUUID } from 'node:crypto';
import { callerOf } from '../graph/access';
import type { Answer, Handler, Received } from '../http/message';
import { findRoute, route, type Route } from '../http/router';
import { textAnswer, textFile } from '../http/textFile';
import type { Control } from '../control/control';
import type { IdentityContext } from '../identity/identityContext';
import { reports } from './reports';

const tokenLifetime = 3_600_000;

/** Power BI: tokens for single reports by its API, and the pages that are embedded. */
export function powerBiServer(identity: IdentityContext, control: Control): Handler {
  const generate = async (
    request: Received,
    kind: 'report' | 'dashboard',
    id: string,
  ): Promise<Answer> => {
    const caller = await callerOf(identity, request, 'powerbi');
    if (typeof caller === 'string')
      return { status: 401, body: { error: { code: 'TokenExpired' } } };
    if (!reports.some((report) => report.id === id && report.kind === kind))
      return { status: 404, body: { error: { code: 'PowerBIEntityNotFound' } } };
    const expiration = new Date(identity.now().getTime() + tokenLifetime).toISOString();
    const token = Buffer.from(JSON.stringify({ id, expiration, tokenId: randomUUID() })).toString(
      'base64url',
    );
    return {
      status: 200,
      body: {
        '@odata.context':
          `${request.url.origin}/v1.0/myorg/$metadata#` +
          'Microsoft.PowerBI.ServiceContracts.Api.V1.GenerateTokenResponse',
        token,
        tokenId: randomUUID(),
        expiration,
      },
    };
  };
  const routes: Route<undefined>[] = [
    route('POST', '/v1.0/myorg/groups/{}/reports/{}/GenerateToken', (request, [, id = '']) =>
      generate(request, 'report', id),
    ),
    route('POST', '/v1.0/myorg/groups/{}/dashboards/{}/GenerateToken', (request, [, id = '']) =>
      generate(request, 'dashboard', id),
    ),
    route('GET', '/reportEmbed', embedPage),
    route('GET', '/dashboardEmbed', embedPage),
    route('GET', '/embed.css', () => textAnswer('css', textFile('powerbi/report.css'))),
    route('GET', '/embed.js', () =>
      textAnswer(
        'js',
        `const reports = ${JSON.stringify(reports)};\n${textFile('powerbi/report.js')}`,
      ),
    ),
  ];
  return control.watched('powerbi', (request) => {
    const found = findRoute(routes, request.method, request.url.pathname);
    if (!found) return { status: 404, body: { error: { code: 'NotFound' } } };
    return found.handle(request, found.parts, undefined);
  });
}

/** The page that stands in a frame; what it shows is sent to it by the Power BI client library. */
function embedPage(): Answer {
  return {
    status: 200,
    body:
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Report</title><meta ' +
      'name="viewport" content="width=device-width"><link rel="stylesheet" ' +
      'href="/embed.css"></head><body><main id="report" aria-live="polite"></main><script ' +
      'src="/embed.js"></script></body></html>',
  };
}
