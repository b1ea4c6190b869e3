import { useEffect } from 'react';
import { onTimeSet } from '../../platform/presentTime';
import { invalidate } from './invalidate';
import type { ReadName } from './readKey';

/**
 * Reads again what was asked for by the present time, once the device's clock turns out to be
 * wrong.
 */
export function useReadByTime(name: ReadName): void {
  useEffect(() => onTimeSet(() => void invalidate(name)), [name]);
}
