/** How a check went. `unchecked`: it could not be carried out; the remedy says what it needs. */
export const findingLevels = ['ok', 'warning', 'problem', 'unchecked'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** The finding of a check of the set-up, for the person who runs the portal. */
export interface Finding {
  /** Stable name of what was checked, such as `icon-color`. */
  Check: string;
  Level: FindingLevel;
  /** One sentence that says what is so. */
  Text: string;
  /** The action to take; empty when all is well. */
  Remedy: string;
}

export function ok(Check: string, Text: string): Finding {
  return { Check, Level: 'ok', Text, Remedy: '' };
}

export function warning(Check: string, Text: string, Remedy: string): Finding {
  return { Check, Level: 'warning', Text, Remedy };
}

export function problem(Check: string, Text: string, Remedy: string): Finding {
  return { Check, Level: 'problem', Text, Remedy };
}

export function unchecked(Check: string, Text: string, Remedy: string): Finding {
  return { Check, Level: 'unchecked', Text, Remedy };
}

/** The sentence that is given when a check found nothing else. */
export function okUnless(findings: readonly Finding[], check: string, text: string): Finding[] {
  return findings.length > 0 ? [...findings] : [ok(check, text)];
}
