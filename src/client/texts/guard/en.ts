/** Texts of pages that are not open to everybody. */
export const texts = {
  page: 'This page',
  unlicensed: 'You are not licensed to view the requested page',
  home: 'Go to the start page',
};
