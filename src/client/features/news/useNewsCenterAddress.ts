import { useSession } from '../../data/session/session';

/**
 * Where the news center is: the organisation's own address, opened in a new tab (NEWS-10), else the
 * portal's page (NEWS-11).
 */
export function useNewsCenterAddress(): { address: string; isExternal: boolean } {
  const { newsArchiveLink } = useSession().settings;
  return newsArchiveLink
    ? { address: newsArchiveLink, isExternal: true }
    : { address: '/pages/news', isExternal: false };
}
