import type { Texts } from '../topics';

export const texts: Texts['ordering'] = {
  handle: 'Flytt {name}',
  how: 'Dra, eller trykk på mellomrom og deretter på piltastene.',
  place: '{name}, {place} av {count}',
  lifted:
    '{name} er løftet, {place} av {count}. Piltastene flytter, mellomrom legger ned, Escape legger tilbake.',
  moved: '{name} er nå nummer {place} av {count}',
  putBack: '{name} er tilbake som {place} av {count}',
  named: '{move}: {name}',
  column: { earlier: 'Flytt opp', later: 'Flytt ned' },
  grid: { earlier: 'Flytt tidligere', later: 'Flytt senere' },
  conflict: {
    title: 'Rekkefølgen er endret i mellomtiden',
    text: 'Slik er rekkefølgen nå. Flyttingen din ble ikke lagret: {names}.',
    again: 'Flytt igjen',
    keep: 'Behold denne rekkefølgen',
  },
};
