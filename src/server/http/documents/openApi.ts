import type { TSchema } from '@sinclair/typebox';
import type { Call, Calls } from '#shared/contract/call';
import { problems, type ProblemId } from '#shared/errors';
import { keyPattern, takesKey } from '../answers/answerOnce';
import { problemSchema, problemWith } from '../answers/problemSchema';

/** Problems that every call can answer. */
const always: readonly ProblemId[] = [
  'tooManyRequests',
  'internal',
  'busy',
  'databaseAway',
  'shuttingDown',
];
const signedIn: readonly ProblemId[] = [
  'tokenMissing',
  'tokenInvalid',
  'tokenExpired',
  'identityAway',
];

/**
 * The OpenAPI 3.1 document of the calls. Its schemas are JSON Schema, which the contract's are too:
 * they are taken as they are.
 */
export function openApiDocument(calls: Calls, server: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, call] of Object.entries(calls)) {
    const [method = '', path = ''] = key.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operation(call, takesKey(method, call));
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Product API of the portal', version: '1' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** The header that makes it safe to send a write again. */
const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Within a day the same request with the same key of the same person gets the same answer, and is not done again.',
  schema: { type: 'string', pattern: keyPattern.source },
};

/** The header that keeps a write from overwriting somebody else's. */
const versionHeader = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The time of change that the write was made from, as it was read, in quotes; another ' +
    'one is answered with the problem conflict.',
  schema: { type: 'string' },
};

function operation(call: Call, hasKey: boolean): object {
  return {
    summary: call.summary,
    ...(typeof call.access === 'string'
      ? {}
      : { description: `Needs one of the roles ${call.access.join(', ')}.` }),
    security: call.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(hasKey ? [keyHeader] : []),
      ...(call.version === 'header' ? [versionHeader] : []),
    ],
    ...(call.body ? { requestBody: { required: true, content: bodyContent(call.body) } } : {}),
    responses: {
      [call.status ?? (call.answer === 'none' ? 204 : 200)]: success(call),
      ...problemResponses(call, hasKey),
    },
  };
}

function parameters(schema: Call['params'], place: 'path' | 'query'): object[] {
  return Object.entries<TSchema>(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: schema?.required?.includes(name) ?? false,
    schema: property,
  }));
}

function success({ answer }: Call): object {
  if (answer === 'none') return { description: 'Done.' };
  return { description: 'The answer.', content: contentOf(answer) };
}

const fileSchema = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

function bodyContent(body: NonNullable<Call['body']>): object {
  return body === 'file'
    ? { 'multipart/form-data': { schema: fileSchema } }
    : { 'application/json': { schema: body } };
}

function contentOf(answer: Exclude<Call['answer'], 'none'>): object {
  if (answer === 'text') return { 'text/plain': { schema: { type: 'string' } } };
  if (answer === 'download') return { 'application/json': { schema: { type: 'object' } } };
  return answer === 'zip' ? { 'application/zip': {} } : { 'application/json': { schema: answer } };
}

function problemResponses(
  { access, params, query, body, current, problems: own = [] }: Call,
  hasKey: boolean,
): Record<string, object> {
  const ids: ProblemId[] = [...always, ...own];
  if (access !== 'anyone') ids.push(...signedIn);
  if (typeof access !== 'string') ids.push('forbidden');
  if (hasKey) ids.push('keyReused');
  if (params || query || body || hasKey) ids.push('invalidRequest');
  if (body) ids.push('malformedBody', 'unsupportedMediaType', 'bodyTooLarge');
  const statuses = [...new Set(ids.map((id) => problems[id].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      problemResponse(
        ids.filter((id) => problems[id].status === status),
        current && status === problems.conflict.status ? problemWith(current) : undefined,
      ),
    ]),
  );
}

function problemResponse(ids: readonly ProblemId[], own: object | undefined): object {
  const description = ids.map((id) => `${id}: ${problems[id].title}`).join(' ');
  return {
    description,
    content: {
      'application/problem+json': { schema: own ?? { $ref: '#/components/schemas/Problem' } },
    },
  };
}
