/** Hands content to the browser as a file to be saved. `type` is its media type. */
export function saveFile(content: BlobPart, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(address));
}
