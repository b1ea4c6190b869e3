import type { Texts } from '../topics';

export const texts: Texts['editorKeys'] = {
  title: 'Taster og tegn',
  close: 'Luk',
  groups: {
    keys: 'Taster',
    lines: 'I begyndelsen af en linje, og så et mellemrum',
    letters: 'Omkring ord',
  },
  lineBreak: 'Linjeskift i et afsnit',
  tab: 'Punktet et niveau ned; i en tabel næste celle',
  tabBack: 'Punktet et niveau op; i en tabel forrige celle',
  moveBlock: 'Flyt afsnittet, punktet eller rækken op eller ned',
  moveColumn: 'Flyt kolonnen tilbage eller frem',
  selectCells: 'Marker celler, fra kanten af en celle',
  toolbar: 'Til værktøjslinjen',
  movedTo: 'Flyttet, nu nummer {place} af {count}',
  drag: 'Træk for at flytte, eller tryk på Alt, Shift og en piletast',
};
