const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Is it an id as the product and Microsoft 365 give them, in upper or lower case? */
export function isGuid(text: string): boolean {
  return pattern.test(text);
}
