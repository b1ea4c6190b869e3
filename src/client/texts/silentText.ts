import { format } from './format';
import { momentText } from './momentText';
import type { Texts } from './topics';

interface Silence {
  /** ISO 8601. */
  time: string;
  requestId?: string;
}

/** A failure without an answer, as a person says it: when it was, and its id where it has one. */
export function silentText(
  { time, requestId }: Silence,
  { errors, locale }: { errors: Texts['widgets']['errors']; locale: string },
): string {
  const words = format(errors.noAnswer, { time: momentText(time, locale) });
  return requestId ? `${words} ${format(errors.requestId, { id: requestId })}` : words;
}
