import { createContext } from 'react';

/** Which links of texts may open in a tab of their own. */
export interface NewTabs {
  /** Those to other sites (SETTINGS-39). */
  foreign: boolean;
  /**
   * Those to pages of the portal that ask for one; asked at the click, because it changes with the
   * window.
   */
  own: () => boolean;
}

export const NewTabContext = createContext<NewTabs>({ foreign: true, own: () => true });
