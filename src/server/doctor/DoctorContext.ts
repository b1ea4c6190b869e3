import type { Config } from '../config';

/** The input that every check works with. */
export interface DoctorContext {
  config: Config;
  now: () => Date;
  /**
   * Token of the person who asks, for the product API; the registration is read with their rights
   * when the portal's own do not reach.
   */
  personToken?: string;
  /** Whether notifications in Teams are switched on; left out where nobody knows. */
  notifies?: boolean;
  /** Whether what belongs to people who have left is deleted; left out where nobody knows. */
  removesPeople?: boolean;
  /** Whether people without a licence may find colleagues; left out where nobody knows. */
  findsColleagues?: boolean;
}
