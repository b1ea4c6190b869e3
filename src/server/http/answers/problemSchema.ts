import type { TSchema } from '@sinclair/typebox';
import { problems } from '#shared/errors';

/** A problem document (RFC 9457). */
export const problemSchema = {
  type: 'object',
  required: ['type', 'id', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    id: { type: 'string', enum: Object.keys(problems) },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string', description: 'The request id.' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    claims: {
      type: 'string',
      description: 'What the next sign-in has to request, in the words of the identity service.',
    },
    changedBy: {
      type: 'object',
      description: 'Who has changed or deleted it, and when.',
      properties: {
        UpnId: { type: 'string' },
        DisplayName: { type: ['string', 'null'] },
        DateTime: { type: 'string' },
      },
    },
  },
};

/** A conflict, with what stands there now. */
export function problemWith(current: TSchema): object {
  return { ...problemSchema, properties: { ...problemSchema.properties, current } };
}
