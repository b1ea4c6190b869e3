/** The address of a stored picture within the portal. */
export function addressOfImage(name: string): string {
  return `/images/${name}`;
}

/** The name in an address within the portal; empty where it is none of a stored picture. */
export function nameOfAddress(address: string): string {
  return address.startsWith('/images/') ? address.slice('/images/'.length) : '';
}
