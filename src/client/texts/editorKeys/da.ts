import type { Texts } from '../topics';

export const texts: Texts['editorKeys'] = {
  title: 'Tastaturgenveje',
  close: 'Luk',
  groups: {
    keys: 'Taster',
    lines: 'I begyndelsen af en linje, fulgt af et mellemrum',
    letters: 'Omkring ord',
  },
  lineBreak: 'Linjeskift i et afsnit',
  tab: 'Ryk punktet ind, eller gå til næste celle i en tabel',
  tabBack: 'Ryk punktet ud, eller gå til forrige celle i en tabel',
  moveBlock: 'Flyt afsnittet, punktet eller rækken op eller ned',
  moveColumn: 'Flyt kolonnen tilbage eller frem',
  selectCells: 'Markér celler fra kanten af en celle',
  toolbar: 'Gå til værktøjslinjen',
  movedTo: 'Flyttet, nu nummer {place} af {count}',
  drag: 'Træk for at flytte, eller tryk på Alt, Shift og en piletast',
};
