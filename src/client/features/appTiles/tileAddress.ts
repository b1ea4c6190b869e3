/** An http or https address with a host, or a page of the portal: the server's rule. */
export function isTileAddress(address: string): boolean {
  return /^(https?:\/\/[^\s/]+|\/(?!\/))\S*$/.test(address);
}

/** What somebody typed, as an address: a host without its protocol gets the safe one. */
export function completedAddress(typed: string): string {
  const address = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(address) ? `https://${address}` : address;
}
