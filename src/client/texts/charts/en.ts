/** Texts of the charts, which load with their widget. */
export const texts = {
  asTable: 'Show as a table',
  figure: 'Figure',
  value: 'Value',
  moreParts: 'more',
};
