import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { Part } from '../loading/Part';
import { topicIn } from '../texts/catalogues';
import { currentLanguage } from '../texts/language';
import { isUnsaved, onUnsavedChange } from '../ui/leave/unsaved';
import { heldLeave, onHeldLeave, stay } from './heldLeave';

export const UnsavedQuestion = lazyPart(
  () => import('../ui/leave/UnsavedQuestion'),
  'UnsavedQuestion',
);

/** Asks before a way out is taken on which something would be lost. */
export function LeaveQuestion() {
  useEffect(() => {
    loadWhileUnsaved();
    return onUnsavedChange(loadWhileUnsaved);
  }, []);
  const held = useSyncExternalStore(onHeldLeave, heldLeave);
  return <Part>{held && <UnsavedQuestion discard={held.go} stay={stay} />}</Part>;
}

/** Without the question nobody could leave, and the network may be gone by then. */
function loadWhileUnsaved(): void {
  if (!isUnsaved()) return;
  UnsavedQuestion.loadAhead();
  topicIn('editing', currentLanguage()).loadAhead();
}
