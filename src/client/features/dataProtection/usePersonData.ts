import { useState } from 'react';
import type { KeptData } from '#shared/contract/people/personalData';
import { callApi } from '../../data/connection/callApi';
import { dataFile, readDataOf } from '../../data/downloadData';
import { FailureError } from '../../data/connection/failure';
import { handleFailure } from '../../data/connection/handleFailure';
import { confirmDone } from '../../data/notices';
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

/** The data that the portal keeps about one person: shown, handed out and erased. */
export function usePersonData(): PersonData {
  const texts = useTexts();
  const { person: words } = useTexts('dataProtection');
  const [subject, setSubject] = useState<Subject>();
  const [kept, setKept] = useState<KeptData | null>();
  const [busy, setBusy] = useState<PersonData['busy']>();
  const attempt = async (what: PersonData['busy'], work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      if (error instanceof FailureError && error.failure.status === 404) setKept(null);
      else handleFailure(error, texts);
    } finally {
      setBusy(undefined);
    }
  };
  const asked = ({ id, upn }: Subject) => ({ params: { id }, query: upn ? { upn } : {} });
  const find = (wanted: Subject) =>
    attempt('finding', async () => {
      setSubject(wanted);
      setKept(undefined);
      const operation = words.name;
      setKept(await callApi('GET /admin/people/{id}', { ...asked(wanted), operation }));
    });
  const download = ({ id, upn }: Subject) =>
    attempt('downloading', async () =>
      saveFile(await readDataOf(id, upn, words.downloadOperation), dataFile),
    );
  const erase = (wanted: Subject) =>
    attempt('erasing', async () => {
      const operation = words.eraseOperation;
      await callApi('DELETE /admin/people/{id}', { ...asked(wanted), operation });
      setSubject(undefined);
      setKept(undefined);
      confirmDone(words.erased);
    });
  return {
    ...{ subject, kept, busy },
    find: (wanted) => void find(wanted),
    download: () => void (subject && download(subject)),
    erase: () => void (subject && erase(subject)),
  };
}
