import { createContext } from 'react';

/** Whether links of texts that lead to other sites open in a tab of their own (SETTINGS-39). */
export const NewTabContext = createContext(true);
