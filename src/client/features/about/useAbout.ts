import type { About } from '#shared/contract/admin';
import { apiRead } from '../../data/apiRead';
import type { ReadState } from '../../data/readState';
import { useRead } from '../../data/useRead';
import { useTexts } from '../../texts/useTexts';

/** What runs here. */
export function useAbout(): ReadState<About> {
  const { facts } = useTexts('about');
  return useRead({
    ...apiRead('GET /admin/about', { operation: facts.title }),
    lifetime: 60_000,
  });
}
