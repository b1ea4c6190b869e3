import type { EditingTexts } from '../en/editing';

/** Texts of the footer's editor, in Danish. */
export const footer: EditingTexts['footer'] = {
  title: 'Rediger sidefoden',
  language: 'Sprog',
  languages: { da: 'Dansk', en: 'Engelsk', fi: 'Finsk', no: 'Norsk', sv: 'Svensk' },
  exists: 'Læsere på dette sprog ser den sidefod, du redigerer her.',
  isNew: 'Der er endnu ingen sidefod på dette sprog; den oprettes, når du gemmer.',
  save: 'Gem',
  cancel: 'Annuller',
  template: 'Hent skabelon',
  tooNarrow: 'Gør vinduet bredere for at redigere videre. Det, du har skrevet, er gemt her.',
  confirmTitle: 'Erstat sidefoden?',
  confirmText: 'Der er allerede en sidefod på {language}. Når du gemmer, erstattes den for alle.',
  confirm: 'Erstat',
  support: 'Support',
  more: 'Mere',
};
