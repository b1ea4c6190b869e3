import { useSyncExternalStore } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { Part } from '../loading/Part';
import { heldLeave, onHeldLeave, stay } from './heldLeave';

const UnsavedQuestion = lazyPart(() => import('./UnsavedQuestion'), 'UnsavedQuestion');

/** Asks before a way out is taken on which something would be lost. */
export function LeaveQuestion() {
  const held = useSyncExternalStore(onHeldLeave, heldLeave);
  return <Part>{held && <UnsavedQuestion discard={held.go} stay={stay} />}</Part>;
}
