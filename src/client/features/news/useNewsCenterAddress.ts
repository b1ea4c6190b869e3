import { useSession } from '../../data/session/session';
import { useOpening } from '../../data/useOpensNewTab';

/**
 * Where the news center is: the organisation's own address, opened in a new tab (NEWS-10) unless the
 * settings keep all links in this one or it is a page of the portal and there are no tabs (NEWS-07),
 * else the portal's page (NEWS-11).
 */
export function useNewsCenterAddress(): {
  address: string;
  opensNewTab: boolean;
} {
  const { newsArchiveLink } = useSession().settings;
  const opensNewTab = useOpening();
  return newsArchiveLink
    ? { address: newsArchiveLink, opensNewTab: opensNewTab(newsArchiveLink) }
    : { address: '/pages/news', opensNewTab: false };
}
