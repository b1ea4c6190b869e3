import { useState } from 'react';
import { dataFile, readOwnData } from '../../data/downloadData';
import { handleFailure } from '../../data/connection/handleFailure';
import { useTexts } from '../../texts/useTexts';
import { saveFile } from '../../platform/saveFile';

/** Hands what the portal keeps about the person to their browser, as a file. */
export function useOwnData(): { download: () => void; isRunning: boolean } {
  const texts = useTexts();
  const { operation } = useTexts('settings').data;
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      saveFile(await readOwnData(operation), dataFile);
    } catch (error) {
      handleFailure(error, texts);
    } finally {
      setRunning(false);
    }
  };
  return { download: () => void (isRunning || download()), isRunning };
}
