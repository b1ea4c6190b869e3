import { lazyTexts } from './lazyTexts';

const en = { asTable: 'Show as a table', figure: 'Figure', value: 'Value' };
export type ChartTexts = typeof en;
const da: ChartTexts = { asTable: 'Vis som tabel', figure: 'Nøgletal', value: 'Værdi' };
const sv: ChartTexts = { asTable: 'Visa som tabell', figure: 'Nyckeltal', value: 'Värde' };
const fi: ChartTexts = { asTable: 'Näytä taulukkona', figure: 'Tunnusluku', value: 'Arvo' };
const nb: ChartTexts = { asTable: 'Vis som tabell', figure: 'Nøkkeltall', value: 'Verdi' };

/** Texts of the charts, which load with their widget. */
export const useChartTexts = lazyTexts<ChartTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
