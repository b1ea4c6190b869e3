import type { PageKind } from './pageTypes';

/** The id by which the comment service knows a page (COMMENTS-02). Spec: content §2. */
export function commentsPageId(kind: PageKind, id: number): string {
  return `workplace/pages/${kind}/${id}`;
}

/** The portal's own address of a page's comments, which the page of the app frames. */
export function commentsFrame(kind: PageKind, id: number): string {
  return `/comments/${kind}/${id}`;
}

/**
 * The origin of the comment service by the setting `commentoScriptUrl`; undefined for none. It
 * stands in a Content-Security-Policy: URLs take hosts such as `*` or `a;b`, which say more there
 * than the name of one host.
 */
export function commentsOrigin(scriptUrl: string): string | undefined {
  if (!URL.canParse(scriptUrl)) return undefined;
  const { protocol, hostname, origin } = new URL(scriptUrl);
  return /^https?:$/.test(protocol) && /^[\w.-]+$/.test(hostname) ? origin : undefined;
}
