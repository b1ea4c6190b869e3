import { createContext, type ReactNode } from 'react';

/** Somebody who is named on a page. */
export interface NamedPerson {
  upn: string;
  name: string;
}

export interface PersonCardProps {
  person: NamedPerson;
  /** Called before the card leads to another page. */
  onLeave: () => void;
}

/**
 * Draws a person's card with what the directory knows of them; left out where there is no
 * directory.
 */
export const PersonCardContext = createContext<((card: PersonCardProps) => ReactNode) | undefined>(
  undefined,
);
