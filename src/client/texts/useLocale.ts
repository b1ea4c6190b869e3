import { createContext, useContext } from 'react';

export const LocaleContext = createContext('en-GB');

/** Locale for dates and numbers, e.g. `en-GB`. */
export function useLocale(): string {
  return useContext(LocaleContext);
}
