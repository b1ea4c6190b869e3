import type { Language } from '../company/person';
import type { HostSwitches } from './hostSwitches';
import type { InstalledApp } from './installedApp';

/** Somebody who can be signed in to Teams. */
export interface HostPerson {
  id: string;
  upn: string;
  displayName: string;
  licences: string[];
}

/** Data that the server passes to the page of the Teams host. */
export interface HostData {
  app: InstalledApp;
  /** Origin of the portal, for addresses that Teams insists to be https. */
  productUrl: string;
  tenantId: string;
  /** Host that MSAL knows the identity service by. */
  authorityHost: string;
  person: HostPerson;
  switches: HostSwitches;
  languages: readonly Language[];
}
