import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { pageOf } from '../platform/addresses/pageOf';

interface AddressLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of the portal, or any other address, whoever wrote it. */
  to: string;
  opensNewTab?: boolean;
}

/**
 * A link without a look of its own. A page of the portal opens without loading the portal again; what
 * must not be followed stays as text.
 */
export function AddressLink({ to, opensNewTab = false, ...others }: AddressLinkProps) {
  const address = safeAddress(to);
  const page = address && pageOf(address);
  const link = { ...(opensNewTab && { target: '_blank', rel: 'noopener' }), ...others };
  return page ? <Link to={page} {...link} /> : <a href={address} {...link} />;
}
