import type { Company } from '../company/company';
import type { Addresses } from '../environment';
import type { CodeStore } from './codes';
import type { Keys } from './keys';
import type { RegistrationSwitches } from './registration';
import type { IdentitySwitches } from './switches';

/** Services and settings that every part of the identity service works with. */
export interface IdentityContext {
  company: Company;
  keys: Keys;
  switches: IdentitySwitches;
  registration: RegistrationSwitches;
  codes: CodeStore;
  /** Session ids that were signed out. */
  endedSessions: Set<string>;
  addresses: Addresses;
  productUrl: string;
  now: () => Date;
}

/** The redirect addresses of the product's app registration. */
export function redirectUris({ productUrl, registration, switches }: IdentityContext): string[] {
  return [
    ...registration.redirectPaths.map((path) => `${productUrl}${path}`),
    ...switches.extraRedirectUris,
  ];
}
