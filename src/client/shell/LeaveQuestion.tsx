import { Suspense, lazy, useSyncExternalStore } from 'react';
import { heldLeave, onHeldLeave, stay } from '../ui/leaveGuard';

const UnsavedQuestion = lazy(() => import('./UnsavedQuestion').then(({ UnsavedQuestion: component }) => ({ default: component })));

/** Asks before Back or a link leaves something that was not saved. */
export function LeaveQuestion() {
  const held = useSyncExternalStore(onHeldLeave, heldLeave);
  return held && <Suspense><UnsavedQuestion discard={held.go} stay={stay} /></Suspense>;
}
