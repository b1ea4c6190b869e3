import type { Texts } from '../topics';

export const texts: Texts['editorKeys'] = {
  title: 'Tangenter och tecken',
  close: 'Stäng',
  groups: {
    keys: 'Tangenter',
    lines: 'I början av en rad, och sedan ett blanksteg',
    letters: 'Runt ord',
  },
  lineBreak: 'Radbrytning i ett stycke',
  tab: 'Punkten en nivå ner; i en tabell nästa cell',
  tabBack: 'Punkten en nivå upp; i en tabell föregående cell',
  moveBlock: 'Flytta stycket, punkten eller raden upp eller ner',
  moveColumn: 'Flytta kolumnen bakåt eller framåt',
  selectCells: 'Markera celler, från kanten av en cell',
  toolbar: 'Till verktygsfältet',
  movedTo: 'Flyttat, nu nummer {place} av {count}',
  drag: 'Dra för att flytta, eller tryck på Alt, Skift och en piltangent',
};
