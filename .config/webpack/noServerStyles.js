/**
 * Stands for Griffel's reading of styles that a server has drawn, which would bring a parser of style
 * sheets into the first files: no page of the portal is drawn by a server.
 */
export function rehydrateRendererCache() {}
