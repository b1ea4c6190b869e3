import { startAhead } from '../../../data/read/runningReads';
import { foundCopyRead } from '../../../data/workingCopies/workingCopies';
import { pageEditing } from './pageEditing';

/** Asks for a page as it is stored, and for what was written of it, before its editor is drawn. */
export function startEditorReads(id: number, operation: string): void {
  startAhead(pageEditing.one(id, operation));
  startAhead(foundCopyRead(String(id), operation));
}
