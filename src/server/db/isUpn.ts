import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * The condition that a name is this principal name, in whatever case. The database alone makes it
 * lower case: of some letters, such as İ, it makes something else than JavaScript.
 */
export const isUpn = (name: RawBuilder<unknown>, upn: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${name}) = lower(${upn}::text)`;
