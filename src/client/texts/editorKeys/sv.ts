import type { Texts } from '../topics';

export const texts: Texts['editorKeys'] = {
  title: 'Kortkommandon',
  close: 'Stäng',
  groups: {
    keys: 'Tangenter',
    lines: 'I början av en rad, följt av ett blanksteg',
    letters: 'Runt ord',
  },
  lineBreak: 'Radbrytning i ett stycke',
  tab: 'Öka punktens indrag, eller gå till nästa cell i en tabell',
  tabBack: 'Minska punktens indrag, eller gå till föregående cell i en tabell',
  moveBlock: 'Flytta stycket, punkten eller raden upp eller ned',
  moveColumn: 'Flytta kolumnen bakåt eller framåt',
  selectCells: 'Markera celler från kanten av en cell',
  toolbar: 'Gå till verktygsfältet',
  movedTo: 'Flyttat, nu nummer {place} av {count}',
  drag: 'Dra för att flytta, eller tryck på Alt, Skift och en piltangent',
};
