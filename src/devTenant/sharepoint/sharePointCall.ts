import type { Company } from '../company/company';
import type { Person } from '../company/person';
import type { CompanySite } from '../company/sites';
import type { SharePointSwitches } from '../control/sharePointSwitches';
import type { Addresses } from '../environment';
import type { Answer, Received } from '../http/message';

/** Request, caller and services that a SharePoint call works with. */
export interface SharePointCall {
  company: Company;
  addresses: Addresses;
  switches: SharePointSwitches;
  /** `undefined` for a token of the application itself. */
  person?: Person;
  /** The site whose address the call begins with. */
  site: CompanySite;
  request: Received;
  now: Date;
  /** A token of SharePoint's own home service for this person. */
  homeToken(): Promise<string>;
}

export interface SharePointRoute {
  method: string;
  /** Matched against the decoded path after the site. */
  pattern: RegExp;
  handle(call: SharePointCall, parts: string[]): Answer | Promise<Answer>;
}
