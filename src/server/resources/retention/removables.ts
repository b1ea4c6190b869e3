import { retentionKinds } from '#shared/rules/retention';
import { certain } from '#shared/rules/values/certain';
import { leftPeople } from './leftPeople';
import { oldAudits, oldEvents, oldNotifications } from './oldRows';
import type { Removable } from './Removable';
import { unusedImages } from './unusedImages';

/** How each kind is removed, in the order of a run: people's own tiles use pictures. */
export function removables(deps: Parameters<typeof leftPeople>[0]): Removable[] {
  const all = [oldEvents, oldNotifications, oldAudits, leftPeople(deps), unusedImages];
  return retentionKinds.map((kind) => certain(all.find((each) => each.kind === kind)));
}
