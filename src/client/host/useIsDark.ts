import { useHostState } from './useHostState';
import { useMedia } from '../platform/useMedia';

/** Whether the host shows a dark theme, else whether the system asks for one; follows changes. */
export function useIsDark(): boolean {
  const { theme } = useHostState();
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  return theme === undefined ? prefersDark : theme !== 'default';
}
