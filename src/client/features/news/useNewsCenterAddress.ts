import { useSession } from '../../data/session/session';
import { useOpensNewTab } from '../../data/useOpensNewTab';

/**
 * Where the news center is: the organisation's own address, opened in a new tab (NEWS-10) unless the
 * settings keep all links in this one, else the portal's page (NEWS-11).
 */
export function useNewsCenterAddress(): {
  address: string;
  isExternal: boolean;
  opensNewTab: boolean;
} {
  const { newsArchiveLink } = useSession().settings;
  const opensNewTab = useOpensNewTab();
  return newsArchiveLink
    ? { address: newsArchiveLink, isExternal: true, opensNewTab }
    : { address: '/pages/news', isExternal: false, opensNewTab: false };
}
