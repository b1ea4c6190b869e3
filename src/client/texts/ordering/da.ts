import type { Texts } from '../topics';

export const texts: Texts['ordering'] = {
  handle: 'Flyt {name}',
  how: 'Træk, eller tryk på mellemrum og derefter på piletasterne.',
  place: '{name}, {place} af {count}',
  lifted:
    '{name} er løftet, {place} af {count}. Piletasterne flytter, mellemrum lægger ned, Escape lægger tilbage.',
  moved: '{name} er nu nummer {place} af {count}',
  putBack: '{name} er tilbage som {place} af {count}',
  named: '{move}: {name}',
  column: { earlier: 'Flyt op', later: 'Flyt ned' },
  grid: { earlier: 'Flyt tidligere', later: 'Flyt senere' },
  conflict: {
    title: 'Rækkefølgen er blevet ændret i mellemtiden',
    text: 'Sådan er rækkefølgen nu. Din flytning blev ikke gemt: {names}.',
    again: 'Flyt igen',
    keep: 'Behold denne rækkefølge',
  },
};
