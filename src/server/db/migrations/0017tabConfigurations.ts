/** The sections of pages as people have arranged them for themselves. */
export const tabConfigurations = `
create table user_tab_component_configurations (
  "Id" integer generated always as identity primary key,
  "UserId" uuid not null,
  "TabId" text not null,
  "ComponentId" text not null,
  "Hidden" boolean not null,
  "Order" integer not null,
  unique ("UserId", "TabId", "ComponentId")
);
`;
