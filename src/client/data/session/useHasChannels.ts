import { useLcid } from '../../texts/useLcid';
import { useChannelTree } from '../targeting/useTerms';
import { useSession } from './session';

/**
 * Whether there are channels to follow; yes where it was not told. A kept page may be from before the
 * first one: what says that there are none is asked about.
 */
export function useHasChannels(): boolean {
  const isTold = useSession().config.startSettings?.hasChannels ?? true;
  const tree = useChannelTree(useLcid(), !isTold);
  return isTold || (tree.state === 'ready' && tree.value.length > 0);
}
