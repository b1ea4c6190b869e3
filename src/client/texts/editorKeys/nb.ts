import type { Texts } from '../topics';

export const texts: Texts['editorKeys'] = {
  title: 'Taster og tegn',
  close: 'Lukk',
  groups: {
    keys: 'Taster',
    lines: 'I begynnelsen av en linje, og så et mellomrom',
    letters: 'Rundt ord',
  },
  lineBreak: 'Linjeskift i et avsnitt',
  tab: 'Punktet ett nivå ned; i en tabell neste celle',
  tabBack: 'Punktet ett nivå opp; i en tabell forrige celle',
  moveBlock: 'Flytt avsnittet, punktet eller raden opp eller ned',
  moveColumn: 'Flytt kolonnen bakover eller framover',
  selectCells: 'Merk celler, fra kanten av en celle',
  toolbar: 'Til verktøylinjen',
  movedTo: 'Flyttet, nå nummer {place} av {count}',
  drag: 'Dra for å flytte, eller trykk Alt, Shift og en piltast',
};
