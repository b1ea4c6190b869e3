import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useSession } from '../../data/session';

/** Attributes of a link to the news center: the organisation's own in a new tab (NEWS-10), else the portal's (NEWS-11). */
export function useNewsCenterLink() {
  const { newsArchiveLink } = useSession().settings;
  const ownAddress = useHref('/pages/news');
  const navigate = useLinkClickHandler<HTMLAnchorElement>('/pages/news');
  if (newsArchiveLink) return { isExternal: true, href: newsArchiveLink, target: '_blank', rel: 'noopener' };
  return { isExternal: false, href: ownAddress, onClick: navigate };
}
