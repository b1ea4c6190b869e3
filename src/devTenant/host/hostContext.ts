import type { ActivityFeed } from '../company/activityFeed';
import type { Control } from '../control/control';
import type { IdentityContext } from '../identity/identityContext';

/** Services that every part of the Teams host works with. */
export interface HostContext {
  identity: IdentityContext;
  control: Control;
  feed: ActivityFeed;
}
