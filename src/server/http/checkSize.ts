import { bytesOf } from '#shared/rules/pages/pageSize';
import { ProblemError } from './answers/problems';

/**
 * Refuses a text that is longer than its field takes.
 * @throws ProblemError `bodyTooLarge`, with the field and the limit
 */
export function checkSize(field: string, text: string, max: number): void {
  if (bytesOf(text) <= max) return;
  const size = max >= 1_048_576 ? `${max / 1_048_576} MB` : `${max / 1_024} kB`;
  throw new ProblemError('bodyTooLarge', {
    detail: `${field} may have at most ${size}.`,
    errors: { [field]: [`must have at most ${size}`] },
  });
}
