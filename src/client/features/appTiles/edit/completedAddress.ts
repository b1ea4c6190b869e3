/** The typed text as an address: a host without its protocol gets the safe one. */
export function completedAddress(typed: string): string {
  const address = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(address) ? `https://${address}` : address;
}
