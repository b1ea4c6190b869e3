/** Restaurants and their menus, one for each restaurant and ISO week. */
export const restaurants = `
create table restaurants (
  "Id" integer generated always as identity primary key,
  "Name" text not null,
  "ChannelTermRestaurants" jsonb not null default '[]',
  "Modified" timestamptz(3) not null
);

create table restaurant_menus (
  "Id" integer generated always as identity primary key,
  "RestaurantId" integer not null references restaurants ("Id") on delete cascade,
  "Year" smallint not null,
  "WeekNumber" smallint not null check ("WeekNumber" between 1 and 53),
  "Monday" text not null default '',
  "Tuesday" text not null default '',
  "Wednesday" text not null default '',
  "Thursday" text not null default '',
  "Friday" text not null default '',
  "Saturday" text not null default '',
  "Sunday" text not null default '',
  "AllWeek" text not null default '',
  "Modified" timestamptz(3) not null,
  unique ("RestaurantId", "Year", "WeekNumber")
);
create index on restaurant_menus ("Year", "WeekNumber");
`;
