import { useTransition, type MouseEvent, type ReactNode } from 'react';
import {
  Link,
  matchPath,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';
import { track } from '../../data/tracking';
import { useOpening } from '../../data/useOpensNewTab';
import { standsBy } from '../../navigation/useVisits';
import { pageOf } from '../../platform/addresses/pageOf';
import { AddressLink } from '../../ui/AddressLink';
import type { NavigationEntry } from './navigationEntries';

interface NavigationLinkProps {
  entry: NavigationEntry;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of the navigation: within the portal by the router, elsewhere as an ordinary link. */
export function NavigationLink({ entry, className, onClick, children }: NavigationLinkProps) {
  const page = pageOf(entry.address);
  const newTab = useOpening()(entry.address) && entry.newTab;
  if (page === undefined) {
    const follow = () => {
      track({ Name: 'LinkClick', Link: entry.address });
      onClick?.();
    };
    return (
      <AddressLink to={entry.address} opensNewTab={newTab} className={className} onClick={follow}>
        {children}
      </AddressLink>
    );
  }
  return (
    <PortalLink entry={{ ...entry, address: page, newTab }} className={className} onClick={onClick}>
      {children}
    </PortalLink>
  );
}

/**
 * The page before stays until the next one's code is there: meanwhile the link carries
 * `data-pending`, so that the click is seen to have worked.
 */
function PortalLink({ entry, className, onClick, children }: NavigationLinkProps) {
  const tab = entry.newTab ? { target: '_blank', rel: 'noopener' } : {};
  const open = useLinkClickHandler<HTMLAnchorElement>(entry.address, tab);
  const [isPending, startTransition] = useTransition();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    if (standsBy(entry.address)) open(event);
    else startTransition(() => open(event));
  };
  return (
    <Link
      to={entry.address}
      aria-current={useIsCurrent(entry) ? 'page' : undefined}
      {...tab}
      className={className}
      data-pending={isPending || undefined}
      onClick={follow}
    >
      {children}
    </Link>
  );
}

/** Whether the person is on its page, in whichever of its forms (NAV-03). */
function useIsCurrent({ address, otherForm, exact }: NavigationEntry): boolean {
  const here = useLocation().pathname;
  const { pathname } = useResolvedPath(address);
  return [pathname, otherForm].some((path) => path && matchPath({ path, end: exact }, here));
}
