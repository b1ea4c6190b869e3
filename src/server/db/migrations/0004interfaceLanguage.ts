/** The language that a person reads the portal in. */
export const interfaceLanguage = `
alter table users add column "InterfaceLanguage" text;
`;
