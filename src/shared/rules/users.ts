import type { User } from '../contract/users';

/** Whether news of followed sites is wanted; who has never decided (`null`) wants it (USER-05). */
export function wantsNewsFromFollowedSites({ ShowNewsFromFollowedSites }: Pick<User, 'ShowNewsFromFollowedSites'>): boolean {
  return ShowNewsFromFollowedSites ?? true;
}

/** Whether the first-day wizard is due: only while the person has taken no step of it (USER-07). */
export function isWizardDue({ FirstDayWizardStep }: Pick<User, 'FirstDayWizardStep'>): boolean {
  return FirstDayWizardStep === 'None';
}
