/**
 * The embedded database cannot use its data directory; the message is meant for the person who
 * starts the portal.
 */
export class DataDirError extends Error {
  override name = 'DataDirError';
}
