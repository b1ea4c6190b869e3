import { useCallback } from 'react';
import { useHasTabs } from '../host/useHasTabs';
import { pageOf } from '../platform/addresses/pageOf';
import { useSession } from './session/session';

/** Whether links to other sites open in a tab of their own; a setting keeps them in this one. */
export function useOpensNewTab(): boolean {
  return !useSession().settings['open-all-links-in-same-tab'];
}

/** Whether apps that lead to other sites do so; a setting of their own keeps them in this one. */
export function useAppOpensNewTab(): boolean {
  return !useSession().settings['open-apps-in-same-tab'];
}

/** The same for any address: pages of the portal do so only where there are tabs (NEWS-07). */
export function useOpening(): (address: string) => boolean {
  const others = useOpensNewTab();
  const own = useHasTabs() && others;
  return useCallback((address) => (pageOf(address) ? own : others), [own, others]);
}
