import { useEffect, useState } from 'react';
import { onIdle } from './onIdle';

/** False at first; true once the browser has had nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true), 3_000, 1_000), []);
  return isIdle;
}
