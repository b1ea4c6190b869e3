import { createContext, useContext } from 'react';

/** Who to turn to, and who asks; shown in the error information (ERRORS-19, ERRORS-57). */
export interface Support {
  email: string;
  phone: string;
  /** Name and principal name of the signed-in person. */
  user: string;
}

export const SupportContext = createContext<Support>({ email: '', phone: '', user: '' });

export function useSupport(): Support {
  return useContext(SupportContext);
}
