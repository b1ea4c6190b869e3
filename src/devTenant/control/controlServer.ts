import type { Answer, Received } from '../http/message';
import { findRoute, route, type Route } from '../http/router';
import type { Control } from './control';
import type { ServiceName } from './exchange';
import type { Failure } from './failure';
import { messageOfError } from '#shared/rules/values/records';

export interface ControlContext {
  control: Control;
  /** Fills the portal with the example organisation's content. */
  seed(): Promise<object>;
  /** Environment variables that make a portal use this dev tenant. */
  environment(): Record<string, string>;
}

const ok = (body: object = {}): Answer => ({ status: 200, body });

const routes: Route<ControlContext>[] = [
  route('GET', '/control', (_request, _parts, { control }) => ok(control.state())),
  route('GET', '/control/environment', (_request, _parts, { environment }) => ok(environment())),
  route('POST', '/control/reset', (_request, _parts, { control }) =>
    ok(done(() => control.reset())),
  ),
  route('PUT', '/control/latency', (request, _parts, { control }) =>
    ok(Object.assign(control.latency, json(request))),
  ),
  route('POST', '/control/failures', (request, _parts, { control }) =>
    ok(
      done(() =>
        [json<Failure | Failure[]>(request)].flat().forEach((failure) => control.fail(failure)),
      ),
    ),
  ),
  route('DELETE', '/control/failures', (_request, _parts, { control }) =>
    ok(done(() => control.clearFailures())),
  ),
  route('PUT', '/control/budget', (request, _parts, { control }) =>
    ok({ units: (control.budget.units = json<{ units: number }>(request).units) }),
  ),
  route('PUT', '/control/identity', (request, _parts, { control }) =>
    ok(Object.assign(control.identity, json(request))),
  ),
  route('PUT', '/control/registration', (request, _parts, { control }) =>
    ok(Object.assign(control.registration, json(request))),
  ),
  route('PUT', '/control/graph', (request, _parts, { control }) =>
    ok(Object.assign(control.graph, json(request))),
  ),
  route('PUT', '/control/sharepoint', (request, _parts, { control }) =>
    ok(Object.assign(control.sharePoint, json(request))),
  ),
  route('PUT', '/control/drive', (request, _parts, { control }) =>
    ok(Object.assign(control.drive, json(request))),
  ),
  route('PUT', '/control/host', (request, _parts, { control }) =>
    ok(Object.assign(control.host, json(request))),
  ),
  route('GET', '/control/requests', (request, _parts, { control }) => {
    const { searchParams } = request.url;
    return ok(
      control.requests(
        (searchParams.get('service') as ServiceName | null) ?? undefined,
        searchParams.get('path') ?? '',
      ),
    );
  }),
  route('DELETE', '/control/requests', (_request, _parts, { control }) =>
    ok(done(() => control.clearRequests())),
  ),
  route('POST', '/control/seed', async (_request, _parts, { seed }) => ok(await seed())),
];

/**
 * The control endpoint. A page in a browser cannot reach it: there are no CORS headers, and a
 * request with an Origin is refused.
 */
export async function controlAnswer(request: Received, context: ControlContext): Promise<Answer> {
  if (request.headers.origin)
    return {
      status: 403,
      body: { error: 'The control endpoint takes no requests from web pages.' },
    };
  const found = findRoute(routes, request.method, request.url.pathname);
  if (!found)
    return {
      status: 404,
      body: {
        error:
          'The control endpoint has: GET /control, GET environment, POST reset, PUT ' +
          'latency | budget | identity | registration | graph | sharepoint | drive | host, ' +
          'POST | DELETE ' +
          'failures, GET | DELETE requests, POST seed.',
      },
    };
  try {
    return await found.handle(request, found.parts, context);
  } catch (error) {
    return {
      status: error instanceof SyntaxError ? 400 : 500,
      body: { error: messageOfError(error) },
    };
  }
}

function json<T extends object>(request: Received): T {
  return JSON.parse(request.body.toString('utf8'));
}

function done(action: () => void): object {
  action();
  return { done: true };
}
