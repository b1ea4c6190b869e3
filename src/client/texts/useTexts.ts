import { createContext, useContext } from 'react';
import { en, type Texts } from './en';

export const TextsContext = createContext<Texts>(en);

/** The interface texts in the person's language. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}
