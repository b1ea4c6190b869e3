import { createContext, useContext } from 'react';

/** The browser's locale of the interface language, so that dates read as the person is used to. */
function browserLocale(): string {
  return navigator.languages.find((language) => language.toLowerCase().startsWith('en')) ?? 'en-GB';
}

export const LocaleContext = createContext<string | undefined>(undefined);

/** Locale for dates and numbers, e.g. `en-GB`. */
export function useLocale(): string {
  return useContext(LocaleContext) ?? browserLocale();
}
