import type { FindingLevel } from '#shared/rules/finding';
import type { Sentence } from './sentence';

/** A finding of the set-up, before it is put into the words of a language. */
export interface Found {
  /** Stable name of what was checked, such as `icon-color`. */
  check: string;
  level: FindingLevel;
  text: Sentence;
  /** The action to take; left out when all is well. */
  remedy?: Sentence;
}

export function ok(check: string, text: Sentence): Found {
  return { check, level: 'ok', text };
}

export function warning(check: string, text: Sentence, remedy: Sentence): Found {
  return { check, level: 'warning', text, remedy };
}

export function problem(check: string, text: Sentence, remedy: Sentence): Found {
  return { check, level: 'problem', text, remedy };
}

export function unchecked(check: string, text: Sentence, remedy: Sentence): Found {
  return { check, level: 'unchecked', text, remedy };
}

/** The sentence that is given when a check found nothing else. */
export function okUnless(found: readonly Found[], check: string, text: Sentence): Found[] {
  return found.length > 0 ? [...found] : [ok(check, text)];
}
