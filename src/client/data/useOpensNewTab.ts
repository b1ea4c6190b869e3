import { useSession } from './session';

/** Whether links to other sites open in a tab of their own; a setting keeps them in this one. */
export function useOpensNewTab(): boolean {
  return !useSession().settings['open-all-links-in-same-tab'];
}
