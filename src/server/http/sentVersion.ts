import { invalidField } from './problems';

/**
 * The version that `If-Match` names: the time of change as it was read, in quotes (RFC 9110, §13.1.1).
 * `*` and nothing at all leave it open.
 * @throws ProblemError `invalidRequest`
 */
export function sentVersion(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, tag = ''] = /^"([^"]*)"$/.exec(header.trim()) ?? [];
  if (!Number.isFinite(Date.parse(tag)))
    throw invalidField('If-Match', 'must be the time of change as it was read, in quotes');
  return tag;
}
