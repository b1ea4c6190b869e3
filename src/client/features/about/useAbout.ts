import type { About } from '#shared/contract/people/admin';
import { apiRead } from '../../data/connection/apiRead';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';

/** The facts about this installation. */
export function useAbout(): ReadState<About> {
  const { facts } = useTexts('about');
  return useRead({
    ...apiRead('GET /admin/about', { operation: facts.title }),
    lifetime: 60_000,
  });
}
