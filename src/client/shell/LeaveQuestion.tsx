import { useSyncExternalStore } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { Part } from '../loading/Part';
import { heldLeave, onHeldLeave, stay } from '../ui/leaveGuard';

const UnsavedQuestion = lazyPart(() => import('./UnsavedQuestion'), 'UnsavedQuestion');

/** Asks before Back or a link leaves something that was not saved. */
export function LeaveQuestion() {
  const held = useSyncExternalStore(onHeldLeave, heldLeave);
  return (
    held && (
      <Part>
        <UnsavedQuestion discard={held.go} stay={stay} />
      </Part>
    )
  );
}
