import { useSession } from './session';

/** Whether there were channels to follow when the page was opened; yes where it was not told. */
export function useHasChannels(): boolean {
  return useSession().config.startSettings?.hasChannels ?? true;
}
