import { createContext } from 'react';

/**
 * Which links of texts may open in a tab of their own: those to other sites (SETTINGS-39), and own
 * ones that ask for it.
 */
export type NewTabs = Readonly<Record<'foreign' | 'own', boolean>>;

export const allNewTabs: NewTabs = { foreign: true, own: true };

export const NewTabContext = createContext(allNewTabs);
