import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
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
    return <a href={entry.address} className={className} onClick={follow} {...(entry.newTab ? { target: '_blank', rel: 'noreferrer' } : {})}>{children}</a>;
  }
  return <NavLink to={entry.address} end={entry.exact} className={className} onClick={onClick}>{children}</NavLink>;
}
