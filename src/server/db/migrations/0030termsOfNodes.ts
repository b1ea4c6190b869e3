/** The term of the term store that a node of the menu was imported from. */
export const termsOfNodes = `
alter table navigation_nodes add column "TermGuid" uuid;
`;
