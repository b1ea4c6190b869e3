import { useState } from 'react';
import type { KeptData } from '#shared/contract/people/personalData';
import { callApi } from '../../data/connection/callApi';
import { dataFile, readDataOf } from '../../data/downloadData';
import { FailureError } from '../../data/connection/failure';
import { handleWriteFailure } from '../../data/connection/handleWriteFailure';
import { showAlert } from '../../data/showAlert';
import { useTexts } from '../../texts/useTexts';
import { saveFile } from '../../platform/saveFile';

/** Somebody whose data is requested. */
export interface Subject {
  id: string;
  upn?: string;
  name?: string;
}

interface PersonData {
  subject: Subject | undefined;
  /** The data that the portal keeps; null: none. */
  kept: KeptData | null | undefined;
  busy: 'finding' | 'downloading' | 'erasing' | undefined;
  find: (subject: Subject) => void;
  download: () => void;
  erase: () => void;
}

interface Work {
  what: NonNullable<PersonData['busy']>;
}

/** Somebody, and what is kept about them once it is known. */
interface Found {
  subject: Subject;
  kept?: KeptData | null;
}

/** The data that the portal keeps about one person: shown, handed out and erased. */
export function usePersonData(): PersonData {
  const texts = useTexts();
  const { person: words } = useTexts('dataProtection');
  const [found, setFound] = useState<Found>();
  // The rest stays busy when one of them ends: nothing is asked for twice.
  const [running, setRunning] = useState<readonly Work[]>([]);
  /** An answer about somebody counts only while nobody else has been asked for. */
  const show = (subject: Subject, next: Found | undefined) =>
    setFound((now) => (now?.subject === subject ? next : now));
  const attempt = async (what: Work['what'], subject: Subject, run: () => Promise<void>) => {
    const work = { what };
    setRunning((now) => [...now, work]);
    try {
      await run();
    } catch (error) {
      if (error instanceof FailureError && error.failure.status === 404)
        show(subject, { subject, kept: null });
      else handleWriteFailure(error, texts);
    } finally {
      setRunning((now) => now.filter((each) => each !== work));
    }
  };
  const asked = ({ id, upn }: Subject) => ({ params: { id }, query: upn ? { upn } : {} });
  const find = (subject: Subject) =>
    attempt('finding', subject, async () => {
      setFound({ subject });
      const operation = words.name;
      const kept = await callApi('GET /admin/people/{id}', { ...asked(subject), operation });
      show(subject, { subject, kept });
    });
  const download = (subject: Subject) =>
    attempt('downloading', subject, async () =>
      saveFile(await readDataOf(subject.id, subject.upn, words.downloadOperation), dataFile),
    );
  const erase = (subject: Subject) =>
    attempt('erasing', subject, async () => {
      const operation = words.eraseOperation;
      await callApi('DELETE /admin/people/{id}', { ...asked(subject), operation });
      show(subject, undefined);
      showAlert('operationcompleted');
    });
  return {
    ...{ subject: found?.subject, kept: found?.kept, busy: running.at(-1)?.what },
    find: (wanted) => void find(wanted),
    download: () => void (found && download(found.subject)),
    erase: () => void (found && erase(found.subject)),
  };
}
