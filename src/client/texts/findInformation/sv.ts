import type { Texts } from '../topics';

export const texts: Texts['findInformation'] = {
  edit: 'Redigera',
  search: 'Sök i menyn',
  none: 'Det finns inget i menyn ännu.',
  noneFound: 'Inget i menyn matchar.',
  found: {
    one: '{count} post hittades',
    other: '{count} poster hittades',
  },
  fold: 'Poster under {name}',
  limited: {
    one: 'Bara för följare av {count} kanal',
    other: 'Bara för följare av {count} kanaler',
  },
  lockLegend: 'Poster med ett lås öppnas bara med en Microsoft 365-licens.',
  needsLicence: 'Kräver en Microsoft 365-licens, som du saknar.',
  aside: 'Mer information',
  saved: {
    title: 'Sparade sidor',
    none: 'Du har inga sparade sidor.',
    remove: 'Ta bort {title} från dina sparade sidor',
    removed: 'Borttagen från dina sparade sidor',
    putBack: 'Tillbaka bland dina sparade sidor',
  },
  trending: {
    title: 'Populära sidor',
    none: 'Det finns inga inlägg att visa.',
  },
};
