/**
 * Addresses at which people read and nothing is written or managed: what stood there last may show
 * before the page itself. Spec: none; the pages that Teams opens, and those that news leads to.
 */
const read = /^\/(your-board|collaboration|pages\/(news|content)\/(?!add$)[^/]+)?$/;

export function isReadPage(pathname: string): boolean {
  return read.test(pathname);
}
