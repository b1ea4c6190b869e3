/** Facts at a glance in one line, without the empty ones; a dot stays with the fact before it. */
export function joinedFacts(facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u00a0· ');
}
