import type { Texts } from '../topics';

export const texts: Texts['ordering'] = {
  handle: 'Siirrä: {name}',
  how: 'Vedä tai paina välilyöntiä ja sitten nuolinäppäimiä.',
  place: '{name}, {place}/{count}',
  lifted:
    '{name} on nostettu, {place}/{count}. Nuolinäppäimet siirtävät, välilyönti laskee, Esc palauttaa.',
  moved: '{name} on nyt kohdassa {place}/{count}',
  putBack: '{name} on taas kohdassa {place}/{count}',
  named: '{move}: {name}',
  column: { earlier: 'Siirrä ylös', later: 'Siirrä alas' },
  grid: { earlier: 'Siirrä aiemmaksi', later: 'Siirrä myöhemmäksi' },
  conflict: {
    title: 'Järjestystä on muutettu sillä välin',
    text: 'Järjestys on nyt tämä. Siirtoasi ei tallennettu: {names}.',
    again: 'Siirrä uudelleen',
    keep: 'Pidä tämä järjestys',
  },
};
