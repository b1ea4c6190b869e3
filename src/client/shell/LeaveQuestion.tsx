import { Suspense, useSyncExternalStore } from 'react';
import { heldLeave, onHeldLeave, stay } from '../ui/leaveGuard';
import { lazyPart } from '../ui/lazyPart';

const UnsavedQuestion = lazyPart(() =>
  import('./UnsavedQuestion').then(({ UnsavedQuestion: component }) => ({ default: component })),
);

/** Asks before Back or a link leaves something that was not saved. */
export function LeaveQuestion() {
  const held = useSyncExternalStore(onHeldLeave, heldLeave);
  return (
    held && (
      <Suspense>
        <UnsavedQuestion discard={held.go} stay={stay} />
      </Suspense>
    )
  );
}
