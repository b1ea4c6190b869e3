import { useState } from 'react';
import { callApi } from '../../data/callApi';
import { FailureError, type Failure } from '../../data/failure';
import { useAdminTexts } from '../../texts/useAdminTexts';

interface Download {
  isRunning: boolean;
  failure: Failure | undefined;
  start: () => Promise<void>;
}

/** Fetches the app package with the person's token and hands it to the browser as a file. */
export function useDownload(fileName: string): Download {
  const { operation } = useAdminTexts().package;
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const start = async () => {
    setRunning(true);
    setFailure(undefined);
    try {
      save(await callApi('GET /admin/teamsapp/package', { operation }), fileName);
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      setFailure(error.failure);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, failure, start };
}

function save(bytes: Uint8Array, fileName: string): void {
  const address = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/zip' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(address));
}
