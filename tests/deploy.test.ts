import { variables } from '../src/server/variables';
import { isPath, readText } from './support/sourceFiles';

const known = new Set([...Object.keys(variables), 'NODE_ENV']);
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
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
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
