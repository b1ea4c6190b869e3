import type { Config } from '../../config';
import type { Found } from '../../findings/found';
import type { Sentence } from '../../findings/sentence';
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
  /** Says that it could not be checked. */
  notChecked: Sentence;
  /** Where to look in the Entra admin center, and what has to be there. */
  byHand(config: Config): Sentence;
  examine(examined: Examined): Found[];
}
