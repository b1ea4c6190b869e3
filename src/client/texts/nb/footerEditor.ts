import type { EditingTexts } from '../en/editing';

/** Texts of the footer's editor, in Norwegian. */
export const footer: EditingTexts['footer'] = {
  title: 'Rediger bunnteksten',
  language: 'Språk',
  languages: { da: 'Dansk', en: 'Engelsk', fi: 'Finsk', no: 'Norsk', sv: 'Svensk' },
  exists: 'Lesere på dette språket ser bunnteksten du redigerer her.',
  isNew: 'Det finnes ingen bunntekst på dette språket ennå; den opprettes når du lagrer.',
  save: 'Lagre',
  cancel: 'Avbryt',
  template: 'Hent mal',
  tooNarrow: 'Gjør vinduet bredere for å redigere videre. Det du har skrevet, er bevart.',
  confirmTitle: 'Erstatte bunnteksten?',
  confirmText:
    'Det finnes allerede en bunntekst på {language}. Når du lagrer, erstattes den for alle.',
  confirm: 'Erstatt',
  support: 'Brukerstøtte',
  more: 'Mer',
};
