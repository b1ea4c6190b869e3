import type { Texts } from '../topics';

export const texts: Texts['editorKeys'] = {
  title: 'Hurtigtaster',
  close: 'Lukk',
  groups: {
    keys: 'Taster',
    lines: 'I begynnelsen av en linje, etterfulgt av et mellomrom',
    letters: 'Rundt ord',
  },
  lineBreak: 'Linjeskift i et avsnitt',
  tab: 'Rykk inn punktet, eller gå til neste celle i en tabell',
  tabBack: 'Rykk ut punktet, eller gå til forrige celle i en tabell',
  moveBlock: 'Flytt avsnittet, punktet eller raden opp eller ned',
  moveColumn: 'Flytt kolonnen bakover eller framover',
  selectCells: 'Merk celler fra kanten av en celle',
  toolbar: 'Gå til verktøylinjen',
  movedTo: 'Flyttet, nå nummer {place} av {count}',
  drag: 'Dra for å flytte, eller trykk Alt, Shift og en piltast',
};
