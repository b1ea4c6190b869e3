/** Fetches the files of the app, which the build has named in the page, without running anything of them. */
export function fetchAppAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="app"]')) {
    link.fetchPriority = 'low';
    link.rel = 'preload';
  }
}
