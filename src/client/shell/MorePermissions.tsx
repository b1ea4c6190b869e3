import { Suspense, lazy, useSyncExternalStore } from 'react';
import { hasPendingPermissions, listenToPendingPermissions } from '../data/pendingPermissions';

const MorePermissionsBar = lazy(() =>
  import(/* webpackChunkName: "more-permissions" */ './MorePermissionsBar').then(
    ({ MorePermissionsBar: component }) => ({ default: component }),
  ),
);

/**
 * Shows the Sign in button above the page while content waits for it; its code loads only then
 * (AUTH-29).
 */
export function MorePermissions() {
  const isPending = useSyncExternalStore(listenToPendingPermissions, hasPendingPermissions);
  return (
    isPending && (
      <Suspense>
        <MorePermissionsBar />
      </Suspense>
    )
  );
}
