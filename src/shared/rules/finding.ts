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
