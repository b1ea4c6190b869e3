/**
 * Since when confirmations of an item to read count: those before were about an earlier state of
 * it.
 */
export const askedAgain = `
alter table items_to_read add column "AskedAgain" timestamptz(3);
`;
