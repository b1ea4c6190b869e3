import type { Finding } from '#shared/rules/finding';
import type { Config } from '../../config';
import type { Application, PermissionNames } from '../readApplication';

export interface Examined {
  application: Application;
  permissions: PermissionNames;
  config: Config;
  now: Date;
}

/** One thing that the registration has to hold. */
export interface RegistrationCheck {
  name: string;
  /** Begins the sentence "… could not be checked." */
  what: string;
  /** Where to look in the Entra admin center, and what has to be there. */
  byHand(config: Config): string;
  examine(examined: Examined): Finding[];
}
