import { useState } from 'react';
import type { ImportedSection, NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { isRecord } from '#shared/rules/values/records';
import { newAttempt } from '../../../data/editing/attempt';
import { failureIn, type Failure } from '../../../data/connection/failure';
import { logFailure } from '../../../data/connection/handleFailure';
import { showNotice } from '../../../data/notices';
import { showAlert } from '../../../data/showAlert';
import { useTexts } from '../../../texts/useTexts';
import { saveFile } from '../../../platform/saveFile';
import { importMenu, menuEditing, sectionsOf } from './menuEditing';

interface Coming {
  sections: ImportedSection[];
  /** Equal for each try to write them, so that they are written once. */
  idempotencyKey: string;
}

interface MenuFileHandling {
  /** The sections that the chosen file would add, while that is to be confirmed. */
  coming: readonly ImportedSection[] | undefined;
  isWriting: boolean;
  /** Why it could not be added. */
  failure: Failure | undefined;
  save: (branches: readonly NavigationBranch[]) => void;
  read: (file: Blob) => void;
  run: () => void;
  tryAgain: () => void;
  cancel: () => void;
}

/**
 * Exports the menu as a file and imports one, after its number of entries was confirmed. A file that
 * is chosen while another one is written waits for that.
 */
export function useMenuFile(): MenuFileHandling {
  const texts = useTexts('menuEditor').imports;
  const [coming, setComing] = useState<Coming>();
  const [isWriting, setWriting] = useState(false);
  const [failed, setFailed] = useState<{ failure: Failure; coming: Coming }>();
  const choose = (sections: ImportedSection[] | undefined) => {
    setFailed(undefined);
    setComing(sections && { sections, idempotencyKey: newAttempt() });
    if (!sections) showNotice({ kind: 'error', text: texts.unreadable, duration: 5_000 });
  };
  const write = async (written: Coming) => {
    const { sections, idempotencyKey } = written;
    setWriting(true);
    setFailed((before) => (before?.coming === written ? undefined : before));
    try {
      await importMenu(sections, { operation: texts.operation, idempotencyKey });
      showAlert('operationcompleted');
      await menuEditing.refresh();
    } catch (error) {
      const failure = failureIn(error);
      logFailure(failure);
      setFailed({ failure, coming: written });
    }
    setWriting(false);
  };
  return {
    coming: isWriting ? undefined : coming?.sections,
    isWriting,
    failure: failed?.failure,
    save: (branches) =>
      saveFile(JSON.stringify(sectionsOf(branches), undefined, 2), {
        name: 'find-information.json',
        type: 'application/json',
      }),
    // A file that has gone meanwhile cannot be read either.
    read: (file) =>
      void file
        .text()
        .then(sectionsIn, () => undefined)
        .then(choose),
    run: () => {
      setComing(undefined);
      if (coming) void write(coming);
    },
    tryAgain: () => {
      if (failed && !isWriting) void write(failed.coming);
    },
    cancel: () => setComing(undefined),
  };
}

/** The sections in a file that was exported; the server checks the rest of them. */
function sectionsIn(text: string): ImportedSection[] | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) && found.length > 0 && found.every(isSection) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isSection(value: unknown): value is ImportedSection {
  return isRecord(value) && typeof value.Title === 'string';
}
