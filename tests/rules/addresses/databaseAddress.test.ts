import { Client } from 'pg';
import { ConfigError, readDatabaseConfig } from '../../../src/server/config';
import { readText } from '../../support/sourceFiles';

it.each([
  'postgres://portal:a/b@database:5432/portal',
  'postgres://portal:a#b@database:5432/portal',
  'postgres://portal:a?b@database:5432/portal',
  // Read as the port of a server with the name of the account.
  'postgres://portal:12/b@database:5432/portal',
  'postgres://portal:1#b@database/portal',
  'postgres://portal:12?b@database:5432/portal',
  // Read as a server "b".
  'postgres://portal:a@b/c@database:5432/portal',
  'postgres://portal:a@b#c@database:5432/portal',
  'postgres://portal:a@b?c@database:5432/portal',
  'postgres://database:many/portal',
])('%s ends the start with a sentence that leaves the password out', (DATABASE_URL) => {
  const read = () => readDatabaseConfig({ DATABASE_URL });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    'DATABASE_URL cannot be read: write the signs % / # ? @ of a password as %25 %2F %23 %3F %40',
  );
  expect(read).not.toThrow('portal:');
});

it.each([
  'postgres://portal:a%2Fb%23c@database:5432/portal',
  'postgresql://portal@database/portal?sslmode=verify-full',
  'postgres://portal@/portal?host=/var/run/postgresql',
  'postgres:///portal',
  'postgres://database/portal',
  'postgres://database/portal?user=portal@database',
  'postgres://database?sslmode=verify-full&user=portal@database',
])('%s is taken', (DATABASE_URL) => {
  expect(readDatabaseConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

it.each([
  ['sslrootcert', '/nowhere/ca.pem', 'the file /nowhere/ca.pem', 'ENOENT'],
  ['sslcert', '/nowhere/portal.pem', 'the file /nowhere/portal.pem', 'ENOENT'],
  ['sslkey', '/', 'a folder', 'EISDIR'],
])('%s=%s in it, which cannot be read, is named', (name, path, named, code) => {
  expect(() =>
    readDatabaseConfig({ DATABASE_URL: `postgres://portal:a@database/portal?${name}=${path}` }),
  ).toThrow(`DATABASE_URL names ${named} for its certificates, which cannot be read (${code})`);
});

it('the password of compose.yaml stands beside the address, where every sign may be in it', () => {
  const compose = readText('deploy/compose.yaml');
  const address = /^ +DATABASE_URL: (\S+)$/m.exec(compose)?.[1] ?? '';
  expect(compose).toMatch(/^ +PGPASSWORD: \$\{DATABASE_PASSWORD:\?\}$/m);
  const { PGPASSWORD: before } = process.env;
  process.env.PGPASSWORD = 'a/b#c?d@e%';
  try {
    const { host, user, password } = new Client({ connectionString: address });
    expect([host, user, password]).toEqual(['database', 'portal', 'a/b#c?d@e%']);
  } finally {
    if (before === undefined) delete process.env.PGPASSWORD;
    else process.env.PGPASSWORD = before;
  }
});
