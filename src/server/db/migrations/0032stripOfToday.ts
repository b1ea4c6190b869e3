/** The parts that somebody does not want to see above the news, and where they eat. */
export const stripOfToday = `
alter table users
  add column "HiddenOnToday" text[] not null default '{}',
  add column "RestaurantId" integer;
`;
