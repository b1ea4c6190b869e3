import type { Texts } from '../topics';

export const texts: Texts['findInformation'] = {
  edit: 'Rediger',
  search: 'Søg i menuen',
  none: 'Der er intet i menuen endnu.',
  noneFound: 'Intet i menuen passer.',
  found: {
    one: '{count} punkt fundet',
    other: '{count} punkter fundet',
  },
  fold: 'Punkter under {name}',
  limited: {
    one: 'Kun for følgere af {count} kanal',
    other: 'Kun for følgere af {count} kanaler',
  },
  lockLegend: 'Punkter med en lås kan kun åbnes med en Microsoft 365-licens.',
  needsLicence: 'Kræver en Microsoft 365-licens, som du ikke har.',
  aside: 'Mere information',
  saved: {
    title: 'Gemte sider',
    none: 'Du har ingen gemte sider.',
    remove: 'Fjern {title} fra dine gemte sider',
    removed: 'Fjernet fra dine gemte sider',
    putBack: 'Tilbage blandt dine gemte sider',
  },
  trending: {
    title: 'Populære sider',
    none: 'Der er ingen opslag at vise.',
  },
};
