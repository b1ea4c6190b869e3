import type { EditingTexts } from '../en/editing';

/** Texts of the footer's editor, in Swedish. */
export const footer: EditingTexts['footer'] = {
  title: 'Redigera sidfoten',
  language: 'Språk',
  languages: { da: 'Danska', en: 'Engelska', fi: 'Finska', no: 'Norska', sv: 'Svenska' },
  exists: 'Läsare på detta språk ser sidfoten som du redigerar här.',
  isNew: 'Det finns ännu ingen sidfot på detta språk; den skapas när du sparar.',
  save: 'Spara',
  cancel: 'Avbryt',
  template: 'Hämta mall',
  tooNarrow: 'Gör fönstret bredare för att fortsätta redigera. Det du har skrivit finns kvar.',
  confirmTitle: 'Ersätta sidfoten?',
  confirmText: 'Det finns redan en sidfot på {language}. När du sparar ersätts den för alla.',
  confirm: 'Ersätt',
  support: 'Support',
  more: 'Mer',
};
