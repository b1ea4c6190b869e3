/**
 * The origin of the page that frames the portal; nothing when there is none, or when the browser
 * does not tell.
 */
function parentOrigin(): string | undefined {
  if (window.parent === window) return undefined;
  const [nearest] = window.location.ancestorOrigins ?? [];
  if (nearest) return nearest;
  return document.referrer ? new URL(document.referrer).origin : undefined;
}

/**
 * Tells the page that frames the portal what happens in it (BROADCAST-28). The message goes to that
 * page's origin only.
 */
export function notifyParentFrame(name: string, data: Record<string, unknown>): void {
  const origin = parentOrigin();
  if (origin) window.parent.postMessage({ name, ...data }, origin);
}
