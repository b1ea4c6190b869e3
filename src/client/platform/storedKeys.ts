/*
 * All that the portal keeps in the browser, in types alone: no other key can be read or written.
 * Tokens and accounts stand beside them under keys of Microsoft's library, which removes them.
 * Signing out takes what is of the person: `clearPerson` from the device, `clearTab` from each tab.
 */

/** In the tab (`sessionStorage`), by key: what is there, and until when it counts. */
export interface StoredInTab {
  /** Path, query and hash at which the page was left to sign in; until the answer is there. */
  'portal:start-page': string;
  /** JSON of the `StartSettings` of the page that was left; until the answer is there. */
  'portal:start-settings': string;
  /** JSON of scopes → milliseconds when the person was last asked; each until it is granted. */
  'portal:asked': string;
  /** Milliseconds when a sign-in window opened; until it answers, for ten minutes at the most. */
  'portal:window-opened': string;
  /** Whether the browser has blocked a pop-up; until one opens. */
  'portal:popups-blocked': 'yes';
  /** Whether the person has signed out; until they ask to be signed in. */
  'portal:signed-out': 'yes';
  /** JSON of how pages of the portal were left; for Back from another site, until signing out. */
  'portal:left-places': string;
  /** Milliseconds when the page was loaded again for missing code; counts for a minute. */
  'portal:reloaded-at': string;
  /** Written and removed to see whether the tab keeps anything. */
  'portal:probe': string;
}

/** On the device (`localStorage`), by key; `DisableLocalStorage` empties it at the start. */
export interface StoredOnDevice {
  /** JSON of the `Account` that was signed in last; until it signs out, or another one signs in. */
  'portal:person': string;
  /**
   * Things that the person has seen, such as paint and shape of a page; they go with them at the
   * latest.
   */
  [seen: `portal:of-person:${string}`]: string;
  /** The latest theme of Teams; until Teams names another one. */
  'portal:theme': string;
  /** The latest language of Teams; until Teams names another one. */
  'portal:host-locale': string;
  /** Whether Teams stops naming a deep link when somebody comes back by themselves. */
  'portal:teams-clears-links': 'yes';
  /** The theme that was chosen on this device; until another one is. */
  'portal:own-theme': string;
  /** The language of the person's record; until another one is chosen. */
  'portal:language': string;
  /** The version whose notes were looked at last on this device. */
  'portal:seenVersion': string;
}

export interface Stores {
  sessionStorage: StoredInTab;
  localStorage: StoredOnDevice;
}

export type KeyOf<S extends keyof Stores> = keyof Stores[S] & string;
