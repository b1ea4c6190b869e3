import type { Texts } from '../topics';

export const texts: Texts['findInformation'] = {
  edit: 'Rediger',
  search: 'Søk i menyen',
  none: 'Det er ingenting i menyen ennå.',
  noneFound: 'Ingenting i menyen passer.',
  found: {
    one: '{count} punkt funnet',
    other: '{count} punkter funnet',
  },
  fold: 'Punkter under {name}',
  limited: {
    one: 'Bare for følgere av {count} kanal',
    other: 'Bare for følgere av {count} kanaler',
  },
  lockLegend: 'Punkter med en lås kan bare åpnes med en Microsoft 365-lisens.',
  needsLicence: 'Krever en Microsoft 365-lisens, som du ikke har.',
  aside: 'Mer informasjon',
  saved: {
    title: 'Lagrede sider',
    none: 'Du har ingen lagrede sider.',
    remove: 'Fjern {title} fra de lagrede sidene dine',
    removed: 'Fjernet fra de lagrede sidene dine',
    putBack: 'Tilbake blant de lagrede sidene dine',
  },
  trending: {
    title: 'Populære sider',
    none: 'Det er ingen innlegg å vise.',
  },
};
