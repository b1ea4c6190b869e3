import type { ClientConfig } from '#shared/clientConfig';
import type { PersonCache } from '../cache/personCache';

/** The connection that every request needs; set once the person is known. */
export interface Connection {
  config: ClientConfig;
  cache: PersonCache;
  /**
   * Resolves, once it is known, to false for a person without a qualifying Microsoft 365 licence in
   * workplace-light mode.
   */
  isLicensed(): Promise<boolean>;
  setLicensed(isLicensed: boolean): void;
  /** Reads again what is on screen under keys that the filter accepts. */
  refresh(accepts: (key: string) => boolean): Promise<void>;
}

let current: Connection | undefined;

/** Connects the data layer for a person; replaces an earlier connection. */
export function connect(connection: Pick<Connection, 'config' | 'cache'>): Connection {
  current = { ...licence(), refresh: async () => undefined, ...connection };
  return current;
}

/** Who asks before the answer is known waits for it. */
function licence(): Pick<Connection, 'isLicensed' | 'setLicensed'> {
  let notify: (isLicensed: boolean) => void;
  let known = new Promise<boolean>((resolve) => (notify = resolve));
  return {
    isLicensed: () => known,
    setLicensed: (isLicensed) => {
      notify(isLicensed);
      known = Promise.resolve(isLicensed);
    },
  };
}

/** The connection of the signed-in person. */
export function connection(): Connection {
  if (!current) throw new Error('Nobody is signed in yet: connect() comes before the first read.');
  return current;
}
