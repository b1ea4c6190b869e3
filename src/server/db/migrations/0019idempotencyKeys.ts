/**
 * The answers to writes with a key. The id is made of the person and the key, so that no row says
 * who made the write.
 */
export const idempotencyKeys = `
create table idempotency_keys (
  "Id" bytea primary key,
  "Fingerprint" bytea not null,
  "Answer" json,
  "Time" timestamptz(3) not null
);
create index on idempotency_keys ("Time");
`;
