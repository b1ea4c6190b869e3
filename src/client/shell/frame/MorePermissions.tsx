import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import {
  hasPendingPermissions,
  listenToPendingPermissions,
} from '../../data/session/pendingPermissions';

const MorePermissionsBar = lazyPart(
  () => import(/* webpackChunkName: "more-permissions" */ './MorePermissionsBar'),
  'MorePermissionsBar',
);

/**
 * Shows the Sign in button above the page while content waits for it; its code loads only then
 * (AUTH-29).
 */
export function MorePermissions() {
  const isPending = useSyncExternalStore(listenToPendingPermissions, hasPendingPermissions);
  return (
    isPending && (
      <Part>
        <MorePermissionsBar />
      </Part>
    )
  );
}
