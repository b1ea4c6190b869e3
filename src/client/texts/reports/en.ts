/** Texts of the reports, which load with their widget. */
export const texts = { report: 'Report' };
