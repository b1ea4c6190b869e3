import { useState } from 'react';
import { callApi } from '../../data/connection/callApi';
import { FailureError, type Failure } from '../../data/connection/failure';
import { useTexts } from '../../texts/useTexts';
import { saveFile } from '../../platform/saveFile';

interface Download {
  isRunning: boolean;
  failure: Failure | undefined;
  start: () => Promise<void>;
}

/** Fetches the app package with the person's token and hands it to the browser as a file. */
export function useDownload(fileName: string): Download {
  const { operation } = useTexts('admin').package;
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const start = async () => {
    setRunning(true);
    setFailure(undefined);
    try {
      saveFile((await callApi('GET /admin/teamsapp/package', { operation })) as BlobPart, {
        name: fileName,
        type: 'application/zip',
      });
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      setFailure(error.failure);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, failure, start };
}
