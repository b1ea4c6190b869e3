import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  directoryPermission,
  notificationPermission,
} from '../src/shared/rules/addresses/registration';
import { variables } from '../src/server/variables';
import { projectRoot } from './support/projectRoot';
import { isPath, list, readText } from './support/sourceFiles';

/** The last one is read by the client of PostgreSQL. */
const known = new Set([...Object.keys(variables), 'NODE_ENV', 'PGPASSWORD']);
const dockerfile = readText('deploy/Dockerfile');
const runtime = dockerfile.split(/^FROM /m).at(-1)!;
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, words = '']) =>
  words.split(' '),
);

/** Of the portal itself, as each file sets them. */
const set: Record<string, string[]> = {
  Dockerfile: [...runtime.matchAll(/^ENV (.+)$/gm)].flatMap(([, words = '']) =>
    words.split(' ').map((word) => word.split('=')[0]!),
  ),
  'compose.yaml': [
    ...readText('deploy/compose.yaml')
      .split(/^ {2}database:$/m)[0]!
      .matchAll(/^ {6}([A-Z_]+): /gm),
  ].map(([, name = '']) => name),
  'intranet-portal.service': [
    ...readText('deploy/intranet-portal.service').matchAll(/^Environment=(.+)$/gm),
  ].flatMap(([, words = '']) => words.split(' ').map((word) => word.split('=')[0]!)),
  'README.md': [...readText('deploy/README.md').matchAll(/`([A-Z]+_[A-Z_]+)/g)].map(
    ([, name = '']) => name,
  ),
};

it.each(Object.entries(set))('%s sets variables that the portal reads', (_file, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('the unit reads the file of variables that the commands read, and no second one', () => {
  const unit = readText('deploy/intranet-portal.service');
  const folder = /^WorkingDirectory=(.+)$/m.exec(unit)?.[1];
  expect(unit.match(/^EnvironmentFile=.+$/gm)).toEqual([
    `EnvironmentFile=${folder}/env/.env.local`,
  ]);
  // Commands beside the unit do not know its own variables.
  expect(set['intranet-portal.service']).toEqual(['NODE_ENV']);
  const state = /^StateDirectory=(.+)$/m.exec(unit)?.[1];
  for (const path of ['env/.env.example', 'docs/administrators.md'])
    expect(readText(path)).toContain(`DATA_DIR=/var/lib/${state}`);
});

it('the portal of compose.yaml gets every variable of the file beside it', () => {
  const portal = readText('deploy/compose.yaml').split(/^ {2}database:$/m)[0]!;
  expect(portal).toMatch(/^ {4}env_file: \.env$/m);
  // One that is set here wins over the file; an empty one would take its value away.
  expect(portal).not.toContain(':-}');
  expect(readText('.gitignore').split('\n')).toContain('deploy/.env');
});

it('commands of containers run programs that the build makes', () => {
  const programs = ['deploy/README.md', 'docs/administrators.md'].flatMap((paper) =>
    [...readText(paper).matchAll(/docker compose \w.*\bnode dist\/([\w/]+)\.js/g)].map(
      ([, path = '']) => path,
    ),
  );
  expect([...new Set(programs)].sort()).toEqual(['server/db/backup/main', 'server/doctor/main']);
  expect(programs.filter((path) => !isPath(`src/${path}.ts`))).toEqual([]);
});

it('the guide names every application permission that the portal and its doctor speak of', () => {
  const said = readText('src/server/findings/texts/en.ts');
  const named = [...said.matchAll(/application permission ([A-Z][\w.]+\w)/g)].map(
    ([, name]) => name!,
  );
  const used = new Set([notificationPermission, directoryPermission, ...named]);
  expect(used.size).toBeGreaterThan(2);
  const [, registration = ''] = /^## 3\.([^]+?)^## 4\./m.exec(readText('docs/administrators.md'))!;
  expect([...used].filter((name) => !registration.includes(`\`${name}\``))).toEqual([]);
});

it('the image is made of files that are there, and has what the server reads', () => {
  expect(copied.length).toBeGreaterThan(6);
  expect(copied.filter((path) => !isPath(path))).toEqual([]);
  const admitted = readText('deploy/Dockerfile.dockerignore').split('\n');
  expect(copied.filter((path) => !admitted.includes(`!${path}`))).toEqual([]);
  for (const path of ['package.json', 'node_modules', 'dist', 'appPackage'])
    expect(runtime).toMatch(new RegExp(`^COPY .*${path}`, 'm'));
});

it('the image is built from every file that the build reads', () => {
  const stamped =
    /function sourceStamp[^]+?const files = \[([^]+?)\n {2}\];/.exec(
      readText('scripts/build.mjs'),
    )?.[1] ?? '';
  const read = [...stamped.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  expect(read.length).toBeGreaterThan(6);
  expect(read.filter((path) => !copied.includes(path))).toEqual([]);
});

it('what was built from a source that is gone is removed, and nothing that is just being written', () => {
  // Below the project, so that packages are found.
  const folder = join(projectRoot, '.cache', `build.${process.pid}`);
  const put = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const build = () =>
    execFileSync(
      process.execPath,
      ['-e', `import('./scripts/build.mjs').then((file) => file.compileServer())`, 'no-program'],
      { cwd: folder },
    );
  for (const script of ['build.mjs', 'compileSources.mjs'])
    put(`scripts/${script}`, readText(`scripts/${script}`));
  for (const path of ['server/main', 'server/old/gone', 'shared/rule', 'devTenant/main'])
    put(`src/${path}.ts`, 'export const one: number = 1;');
  try {
    build();
    put('dist/client/index.html', 'The client');
    put('dist/server/late.js.12', 'Half');
    rmSync(join(folder, 'src/server/old'), { recursive: true });
    build();
    const left = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    expect(left.sort()).toEqual([
      'dist/client/index.html',
      'dist/devTenant/main.js',
      'dist/server/late.js.12',
      'dist/server/main.js',
      'dist/shared/rule.js',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('the image runs without rights, answers beyond itself, and says whether it is ready', () => {
  expect(runtime).toMatch(/^USER node$/m);
  expect(runtime).toContain('HOST=0.0.0.0');
  expect(runtime).toMatch(/^HEALTHCHECK [^]*\/health\/ready/m);
  expect(readText('deploy/compose.yaml')).toMatch(/^ {4}read_only: true$/m);
});

it('systemd does not start again what a person has to mend first', () => {
  const codes = /exitCodes = \{(.+)\}/.exec(readText('src/server/main.ts'))?.[1] ?? '';
  const own = [...codes.matchAll(/(configuration|dataDir): (\d)/g)].map(([, , code]) => code);
  expect(own).toHaveLength(2);
  expect(readText('deploy/intranet-portal.service')).toContain(
    `RestartPreventExitStatus=${own.join(' ')}\n`,
  );
});

it('a proxy passes WebSockets and tells who asks', () => {
  const nginx = readText('deploy/nginx.conf');
  for (const line of ['Upgrade $http_upgrade', 'X-Forwarded-For $remote_addr', 'http2 on'])
    expect(nginx).toContain(line);
  expect(nginx).not.toContain('$request_uri"');
});

it('commands load modules of the product that are there, by the names that these have', () => {
  const loads = /(?:const \{ ([\w, ]+) \} = |)require\('\.\/((?:server|devTenant)\/[\w/]+)\.js'\)/g;
  const loaded = list('scripts').flatMap((script) =>
    [...readText(script).matchAll(loads)].map(([, names = '', path = '']) => ({
      names: names.split(', ').filter(Boolean),
      file: `src/${path}.ts`,
    })),
  );
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter(({ file }) => !isPath(file))).toEqual([]);
  expect(
    loaded.flatMap(({ names, file }) =>
      names.filter((name) => !new RegExp(`^export .*\\b${name}\\b`, 'm').test(readText(file))),
    ),
  ).toEqual([]);
});
