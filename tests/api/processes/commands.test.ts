import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipPackage } from '../../../src/server/teamsApp/zipPackage';

jest.setTimeout(120_000);

const root = join(__dirname, '../../..');

async function run(
  folder: string,
  words: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env.PATH, ...environment },
    cwd: folder,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a name that no file of env has', () => {
  const sentence =
    'There is no env/.env.prdo. Correct the name "prdo", or copy env/.env.example to env/.env.prdo.';

  it.each([
    ['backup.mjs', 'backup', 'none/portal.backup'],
    ['backup.mjs', 'restore', 'none/portal.backup', '--overwrite'],
    ['start.mjs'],
    ['doctor.mjs'],
    ['package.mjs'],
  ])('in PORTAL_ENV ends a command before it does anything: %s %s', async (script, ...words) => {
    // The port is one that no portal starts with.
    const environment = { PORTAL_ENV: 'prdo', DATA_DIR: join(folder, 'data'), PORT: 'none' };
    expect(await run(root, [join(root, 'scripts', script), ...words], environment)).toEqual({
      code: 1,
      said: sentence,
    });
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  it.each(['doctor.mjs', 'package.mjs'])('as an argument ends it too: %s', async (script) => {
    expect(await run(root, [join(root, 'scripts', script), 'prdo'])).toEqual({
      code: 1,
      said: sentence,
    });
  });
});

it('an empty PORTAL_ENV is none: the package that is checked is the one that is made', async () => {
  const words = [join(root, 'scripts/validatePackage.mjs')];
  const named = await run(root, words, { PORTAL_ENV: 'dev' });
  expect(named.said).toContain('appPackage.dev.zip');
  expect(await run(root, words, { PORTAL_ENV: '' })).toEqual(named);
});

it('TEAMS-12 where the packages of tests are not installed, the app package is built all the same', async () => {
  for (const name of ['scripts', 'src', 'env', 'appPackage', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => path !== join(root, 'appPackage', 'build'),
    });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { code, said } = await run(folder, ['scripts/package.mjs'], { NODE_ENV: 'production' });
  expect([code, said]).toEqual([
    0,
    expect.stringContaining('The app package is appPackage/build/appPackage.dev.zip.'),
  ]);
  const zip = readFileSync(join(folder, 'appPackage/build/appPackage.dev.zip'));
  expect(Object.keys(unzipPackage(zip)).sort()).toEqual(
    [
      ...['manifest.json', 'color.png', 'outline.png'],
      ...['da.json', 'fi.json', 'nb.json', 'sv.json'],
    ].sort(),
  );
});

/** All but the Teams command line tool and Jest. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === 'jest') continue;
    if (name === '@microsoft') {
      mkdirSync(join(to, name));
      for (const each of readdirSync(join(from, name)))
        if (each !== 'teamsfx-cli') symlinkSync(join(from, name, each), join(to, name, each));
    } else symlinkSync(join(from, name), join(to, name));
  }
}
