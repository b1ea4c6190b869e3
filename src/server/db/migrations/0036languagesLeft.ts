/** Whether somebody has left a language themselves. */
export const languagesLeft = `
alter table users
  add column "HasLeftLanguages" boolean not null default false;
`;
