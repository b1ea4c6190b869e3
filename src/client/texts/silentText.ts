import { format } from '#shared/rules/values/format';
import { momentText } from './momentText';
import type { Texts } from './topics';

/**
 * A failure without an answer, as a person says it.
 * @param time when it was, ISO 8601; what was kept from elsewhere may not know it
 */
export function silentText(
  { time }: { time: string },
  { errors, locale }: { errors: Texts['widgets']['errors']; locale: string },
): string {
  return Number.isNaN(Date.parse(time))
    ? errors.noAnswer
    : format(errors.noAnswerAt, { time: momentText(time, locale) });
}
