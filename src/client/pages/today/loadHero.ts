/** The widget of the infoboxes above everything else. */
export async function loadHero() {
  return (await import(/* webpackChunkName: "hero" */ '../../features/infoboxes/HeroInfoboxes'))
    .HeroInfoboxes;
}
