import { lazyTexts } from './lazyTexts';

const en = { report: 'Report' };
export type ReportTexts = typeof en;
const da: ReportTexts = { report: 'Rapport' };
const sv: ReportTexts = { report: 'Rapport' };
const fi: ReportTexts = { report: 'Raportti' };
const nb: ReportTexts = { report: 'Rapport' };

/** Texts of the reports, which load with their widget. */
export const useReportTexts = lazyTexts<ReportTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
