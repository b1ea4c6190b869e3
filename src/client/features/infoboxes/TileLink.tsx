import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface TileLinkProps {
  /** A path within the portal, or a full address. */
  to: string;
  opensNewTab: boolean;
  label?: string;
  className: string;
  children: ReactNode;
}

/** The link of an infobox; within the portal it changes the page without loading it anew. */
export function TileLink({ to, opensNewTab, label, className, children }: TileLinkProps) {
  const shared = {
    className,
    'aria-label': label,
    ...(opensNewTab ? { target: '_blank', rel: 'noopener' } : {}),
  };
  return to.startsWith('/') ? (
    <Link to={to} {...shared}>
      {children}
    </Link>
  ) : (
    <a href={to} {...shared}>
      {children}
    </a>
  );
}
