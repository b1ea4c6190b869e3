import { useTransition, type MouseEvent, type ReactNode } from 'react';
import { NavLink, useLinkClickHandler } from 'react-router-dom';
import { track } from '../data/tracking';
import type { NavigationEntry } from './navigationEntries';

interface NavigationLinkProps {
  entry: NavigationEntry;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of the navigation: within the portal by the router, elsewhere as an ordinary link. */
export function NavigationLink({ entry, className, onClick, children }: NavigationLinkProps) {
  if (/^https?:/.test(entry.address)) {
    const follow = () => {
      track({ Name: 'LinkClick', Link: entry.address });
      onClick?.();
    };
    return (
      <a
        href={entry.address}
        className={className}
        onClick={follow}
        {...(entry.newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
      >
        {children}
      </a>
    );
  }
  return (
    <PortalLink entry={entry} className={className} onClick={onClick}>
      {children}
    </PortalLink>
  );
}

/**
 * The page before stays until the next one's code is there: meanwhile the link carries
 * `data-pending`, so that the click is seen to have worked.
 */
function PortalLink({ entry, className, onClick, children }: NavigationLinkProps) {
  const open = useLinkClickHandler<HTMLAnchorElement>(entry.address);
  const [isPending, startTransition] = useTransition();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    startTransition(() => open(event));
  };
  return (
    <NavLink
      to={entry.address}
      end={entry.exact}
      className={className}
      data-pending={isPending || undefined}
      onClick={follow}
    >
      {children}
    </NavLink>
  );
}
