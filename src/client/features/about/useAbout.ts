import type { About } from '#shared/contract/admin';
import { callApi } from '../../data/callApi';
import type { ReadState } from '../../data/readState';
import { useRead } from '../../data/useRead';
import { useAboutTexts } from '../../texts/about';

/** What runs here. */
export function useAbout(): ReadState<About> {
  const { facts } = useAboutTexts();
  return useRead({
    key: 'admin/about',
    read: (signal) => callApi('GET /admin/about', { operation: facts.title, signal }),
    lifetime: 60_000,
  });
}
