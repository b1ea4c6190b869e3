import { posix } from 'node:path';
import { migrations } from '../src/server/db/migrations';
import { isPath, list, readText, sourceFiles, type SourceFile } from './support/sourceFiles';

const files = sourceFiles('src');
const testFiles = sourceFiles('tests');
const guides = list('docs').filter((path) => path.endsWith('.md'));

const rooms = readRooms();

const roomOf = (path: string) => path.split('/')[1]!;
const inProject = (file: SourceFile) =>
  file.imports.map(({ target }) => target).filter((target) => target.startsWith('src/'));
const arrows = (test: (from: string, to: string) => boolean) =>
  files.flatMap((file) =>
    inProject(file)
      .filter((target) => test(file.path, target))
      .map((target) => `${file.path} → ${target}`),
  );
const quantile = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)]!;

describe('who may import whom', () => {
  it('client, server and dev tenant know only the shared rules', () => {
    expect(arrows((from, to) => roomOf(from) !== roomOf(to) && roomOf(to) !== 'shared')).toEqual(
      [],
    );
  });

  it.each(['client', 'server', 'shared'])(
    'the rooms of %s are those of the table in ARCHITECTURE.md, and import as it says',
    (part) => {
      const ofPart = rooms.filter((room) => room.part === part);
      const inTable = ofPart.map(({ name }) => name).sort();
      expect(inTable).toEqual(
        [...new Set(files.flatMap(({ path }) => insideOf(part, path) ?? []))].sort(),
      );
      expect(files.flatMap((file) => forbiddenImports(file, part, ofPart))).toEqual([]);
    },
  );

  it('no room of the server imports what puts the rooms together', () => {
    const whole = /^src\/server\/(main|app|startRetention)\.ts$/;
    expect(arrows((from, to) => insideOf('server', from) !== undefined && whole.test(to))).toEqual(
      [],
    );
  });

  it('the client imports the types of the contract alone', () => {
    expect(
      files
        .filter(({ path }) => path.startsWith('src/client/'))
        .flatMap(({ path, imports }) =>
          imports
            .filter(
              ({ target, typeOnly }) => !typeOnly && target.startsWith('src/shared/contract/'),
            )
            .map(({ target }) => `${path} → ${target}`),
        ),
    ).toEqual([]);
  });

  it('a component asks no service: hooks and other files do', () => {
    const asks =
      /^(callApi|startRead|connection|graphClient|(read|send|fetch|write)[A-Z]\w*|(?!use)\w+Reads?)$/;
    const drawn = /^src\/client\/(audience|editing|features|navigation|pages|shell)\/.*\.tsx$/;
    const components = files.filter(({ path }) => drawn.test(path));
    expect(components.length).toBeGreaterThan(300);
    expect(
      components.flatMap(({ path, imports }) =>
        imports
          .filter(({ target, typeOnly }) => !typeOnly && target.startsWith('src/client/data/'))
          .flatMap(({ names }) => names.filter((name) => asks.test(name)))
          .map((name) => `${path}: ${name}`),
      ),
    ).toEqual([]);
  });

  it('a feature never imports another feature', () => {
    const feature = (path: string) =>
      path.startsWith('src/client/features/') ? path.split('/')[3] : undefined;
    expect(
      arrows((from, to) => Boolean(feature(from) && feature(to) && feature(from) !== feature(to))),
    ).toEqual([]);
  });

  it('only the doors touch MSAL, teams-js, SignalR and the network', () => {
    const doors: [RegExp, RegExp][] = [
      [/^@azure\/msal-browser/, /^src\/client\/auth\//],
      [/^@microsoft\/teams-js/, /^src\/client\/(host|auth)\/teams\//],
      [/^@microsoft\/signalr/, /^src\/client\/realtime\//],
      [/^(@microsoft\/microsoft-graph-client|swr|idb)/, /^src\/client\/data\//],
    ];
    const offenders = files.flatMap((file) =>
      file.imports
        .filter(
          ({ target, typeOnly }) =>
            !typeOnly && doors.some(([name, door]) => name.test(target) && !door.test(file.path)),
        )
        .map(({ target }) => `${file.path} → ${target}`),
    );
    expect(offenders).toEqual([]);
  });

  it('what the client keeps outside of its components is `clientState`, which tests begin anew', () => {
    // Values that are loaded or made once from what never changes, and those that are set for the
    // person at the start, which late work of the one before still needs.
    const exempt =
      /^src\/client\/(texts\/(catalogues|formatters)|features\/featureSettings\/allTexts|data\/connection\/connection|auth\/tokens)\.ts$/;
    const state =
      /^(?:export )?(?:let |const \w+(?:: (?:Map|Set)<[^=]+)? = new (?:Map|Set)(?:<.*>)?\(\))/m;
    expect(
      files
        .map(({ path }) => path)
        .filter((path) => path.startsWith('src/client/') && !exempt.test(path))
        .filter((path) => state.test(readText(path))),
    ).toEqual([]);
  });

  it('the script of the Teams page loads its own modules only: a browser finds no others', () => {
    const folder = 'src/devTenant/host/browser/';
    const modules = files.filter(({ path }) => path.startsWith(folder));
    expect(modules.length).toBeGreaterThan(3);
    expect(
      modules.flatMap(({ path, imports }) =>
        imports
          .filter(({ target, typeOnly }) => !typeOnly && !target.startsWith(folder))
          .map(({ target }) => `${path} → ${target}`),
      ),
    ).toEqual([]);
  });

  it('handlers hold no SQL and stores see no HTTP', () => {
    const handlers = files.filter(({ path }) => /^src\/server\/resources\/.*\/handlers/.test(path));
    const stores = files.filter(({ path }) => /^src\/server\/resources\/.*\/store/.test(path));
    expect(handlers.length).toBeGreaterThan(3);
    expect(
      handlers
        .filter(({ imports }) =>
          imports.some(({ target, typeOnly }) => target === 'kysely' && !typeOnly),
        )
        .map(({ path }) => `${path}: its SQL belongs in store.ts`),
    ).toEqual([]);
    expect(
      stores
        .filter(({ imports }) =>
          imports.some(
            ({ target }) => target === 'fastify' || target.startsWith('src/server/http/'),
          ),
        )
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('there are no import cycles', () => {
    expect(cycles()).toEqual([]);
  });
});

describe('names and sizes', () => {
  it('there are no barrels but the contract, and no rooms for odds and ends', () => {
    expect(files.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))).toEqual([
      'src/shared/contract/index.ts',
    ]);
    expect(
      files
        .map(({ path }) => path)
        .filter((path) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/i.test(path)),
    ).toEqual([]);
  });

  it('files and functions stay within their budgets', () => {
    const lines = files.map((file) => file.lines);
    expect(quantile(lines, 0.5)).toBeLessThanOrEqual(70);
    expect(quantile(lines, 0.9)).toBeLessThanOrEqual(200);
    expect(
      files
        .filter((file) => file.lines > (file.path.endsWith('.tsx') ? 300 : 400))
        .map(({ path, lines: count }) => `${path} ${count}`),
    ).toEqual([]);
    expect(
      quantile(
        files.flatMap((file) => file.functionLengths),
        0.5,
      ),
    ).toBeLessThanOrEqual(12);
    expect(
      files
        .filter((file) => file.functionLengths.some((length) => length > 80))
        .map(({ path }) => path),
    ).toEqual([]);
    expect(testFiles.filter((file) => file.lines > 500).map(({ path }) => path)).toEqual([]);
  });

  it('bounds, limits of time and notices have one word each', () => {
    const gone =
      /\b(\w*[pP]atience|\w*[hH]andOn|\w*Remembered|(?!mostRecentFirst)(?:most|longest|shortest|fewest)[A-Z]\w*|tell[A-Z]\w*)\b/;
    expect(
      files.flatMap(({ path }) => {
        const [word] = gone.exec(readText(path)) ?? [];
        return word && !path.startsWith('src/client/texts/') ? [`${path}: ${word}`] : [];
      }),
    ).toEqual([]);
  });

  it('comments begin with their subject, not with "What"', () => {
    const opening = /(?:\/\*\*?\s+(?:\* )?|\/\/ )What [^?\n]*(?:\n|$)/m;
    expect(
      [...files, ...testFiles].filter(({ text }) => opening.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('no line is longer than 120 characters, but in the texts and the content of the example company', () => {
    const data = ['src/client/texts/', 'src/server/findings/texts/', 'src/devTenant/company/'];
    const code = files.filter(({ path }) => !data.some((folder) => path.startsWith(folder)));
    expect(code.filter(({ text }) => /^.{121}/m.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('what is there is checked (`certain`), and types are found, not asserted (`as`)', () => {
    const sum = (of: (file: SourceFile) => number) =>
      files.reduce((total, file) => total + of(file), 0);
    const thousands = sum((file) => file.lines) / 1_000;
    expect(sum((file) => file.unchecked)).toBeLessThanOrEqual(thousands);
    expect(sum((file) => file.asserted)).toBeLessThanOrEqual(2 * thousands);
  });

  it('a suppression gives its reason', () => {
    const suppressions = [...files, ...testFiles].flatMap((file) =>
      file.text
        .split('\n')
        .filter(
          (line) =>
            /eslint-disable|@ts-(expect-error|ignore|nocheck)/.test(line) &&
            !/eslint-disable.*\/\^?/.test(line),
        ),
    );
    expect(
      suppressions.filter(
        (line) => !/(--|@ts-expect-error) \S+/.test(line) && !line.includes('test('),
      ),
    ).toEqual([]);
  });
});

describe('the repository', () => {
  it('every runtime dependency is justified in a decision', () => {
    const { dependencies } = JSON.parse(readText('package.json')) as {
      dependencies: Record<string, string>;
    };
    const decisions = ['src/ARCHITECTURE.md', ...list('src/decisions')].map(readText).join();
    expect(
      Object.keys(dependencies).filter(
        (name) => !name.startsWith('@types/') && !decisions.includes(`\`${name}\``),
      ),
    ).toEqual([]);
  });

  it('every path that the papers name exists', () => {
    const papers = [
      ...['src/ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'tests/README.md'],
      ...list('src/decisions'),
      ...guides,
    ];
    // Files that a person or the package command makes, and a name that stands for any.
    const variables = ['env/.env.local', 'env/.env.name', 'deploy/.env'];
    const examples = ['appPackage/build/appPackage.dev.zip', ...variables];
    const roots = ['', 'src/', 'src/client/', 'src/client/data/', 'src/client/ui/editor/'];
    const others = ['src/server/', 'src/shared/', 'src/devTenant/', 'tests/'];
    const isThere = (name: string) =>
      [...roots, ...others].some((folder) =>
        ['', '.ts', '.tsx', '.cjs'].some((ending) => isPath(`${folder}${name}${ending}`)),
      );
    expect(
      papers.flatMap((paper) =>
        [...readText(paper).matchAll(/`([\w.-]+(?:\/[\w.-]+)+)\/?`/g)]
          .map(([, name = '']) => name)
          .filter((name) => !/^\.cache\//.test(name) && !examples.includes(name) && !isThere(name))
          .map((name) => `${paper}: ${name}`),
      ),
    ).toEqual([]);
  });

  it('titles of tests take at most 100 characters beside the requirements that they name', () => {
    const ids = /^(?:[A-Z]+-\d+(?:\.\.\d+)?[,;:]? *(?:and +)?)+|\s*\((?:[A-Z]+-\d+(?:, )?)+\)$/g;
    const titled = /\b(?:it|test|describe)(?:\.each\([^]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^])*)\1/g;
    const titles = testFiles.flatMap(({ path, text }) =>
      [...text.matchAll(titled)].map(([, , title = '']) => ({
        path,
        title: title.replace(ids, ''),
      })),
    );
    expect(titles.length).toBeGreaterThan(2_000);
    expect(titles.filter(({ title }) => title.length > 100)).toEqual([]);
  });

  it('no folder has more than 25 files', () => {
    const folders = new Map<string, number>();
    for (const { path } of [...files, ...testFiles]) {
      const folder = path.replace(/\/[^/]*$/, '');
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    // Migrations form one sequence.
    folders.delete('src/server/db/migrations');
    expect([...folders].filter(([, count]) => count > 25)).toEqual([]);
  });

  it('the guides link to files that are there, and name variables that the server reads', () => {
    const known = readText('src/server/variables.ts');
    const outside = [
      'NODE_ENV',
      'PORTAL_ENV',
      'DEV_TENANT_PORT',
      'DEV_TENANT_SIZE',
      'DOMAIN',
      'TEST_DATABASE_URL',
    ];
    const wrong = ['README.md', ...guides].flatMap((paper) => {
      const text = readText(paper);
      const folder = paper.replace(/[^/]*$/, '');
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)]+)\)|(?:src|srcset)="([^"]+)"/g)]
        .map(([, link, picture]) => link ?? picture!)
        .filter((link) => !isPath(posix.join(folder, link)));
      const names = [...text.matchAll(/`([A-Z]+_[A-Z_]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known.includes(`  ${name}: {`) && !outside.includes(name));
      return [...links, ...names].map((name) => `${paper}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('buttons, pages and lists of the portal are called in the guides as in English texts', () => {
    const texts = list('src/client/texts').filter((path) => path.endsWith('/en.ts'));
    const words = texts.map((path) => readText(path).replaceAll("\\'", "'").toLowerCase()).join();
    const labels = guides.flatMap((paper) =>
      [...readText(paper).matchAll(/(- |)\*\*([^*]+)\*\*/g)]
        // The guide for editors also begins entries of its lists so; the other one names pages of Entra.
        .filter(([, entry, label]) => (/editors/.test(paper) ? !entry : /→|Why/.test(label!)))
        .flatMap(([, , label = '']) => label.replace(/\s+/g, ' ').split(' → '))
        .map((label) => `${paper}: ${label.replace(/[.:]$/, '')}`),
    );
    expect(labels.length).toBeGreaterThan(15);
    const isThere = (label: string) =>
      ["'", '"'].some((quote) => words.includes(`${quote}${label.toLowerCase()}${quote}`));
    expect(labels.filter((label) => !isThere(label.split(': ').slice(1).join(': ')))).toEqual([]);
  });

  it('a decision is a dated file of three sections and at most 45 lines, and stands in the index', () => {
    const folder = 'src/decisions/';
    const index = readText(`${folder}README.md`);
    const decisions = list('src/decisions').filter((path) => !path.endsWith('README.md'));
    const whole =
      /^# .+\n\nDate: \d{4}-\d\d-\d\d\n[^#]*\n## Context\n[^#]+\n## Decision\n[^#]+\n## Consequences\n[^#]+$/;
    expect(
      decisions.filter(
        (path) =>
          !/\/\d{4}-[a-z\d-]+\.md$/.test(path) ||
          !whole.test(readText(path)) ||
          readText(path).split('\n').length > 46 ||
          !index.includes(`](${path.slice(folder.length)})`),
      ),
    ).toEqual([]);
    expect([...index.matchAll(/\]\((.+?)\)/g)]).toHaveLength(decisions.length);
    const numbers = decisions.map((path) => path.slice(folder.length, folder.length + 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('the paper of the architecture is at most 120 lines of 120 characters', () => {
    const lines = readText('src/ARCHITECTURE.md').trimEnd().split('\n');
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(120);
  });

  it('the lock file has every package that another one may need, on any system', () => {
    const { packages } = JSON.parse(readText('package-lock.json')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    };
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('the lock file records no download addresses', () => {
    expect(readText('package-lock.json')).not.toContain('"resolved"');
  });

  it('environment variables of the product are read in one place', () => {
    const readers = files
      .filter(({ path, text }) => path.startsWith('src/server/') && text.includes('process.env'))
      .map(({ path }) => path);
    expect(
      readers.filter((path) => !/\/main\.ts$/.test(path) && path !== 'src/server/config.ts'),
    ).toEqual([]);
  });

  it('migrations run in the order of their numbers, and every one of them runs', () => {
    const fileOf = (name: string, index: number) =>
      `${String(index + 1).padStart(4, '0')}${name.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`;
    expect(migrations.map(({ name }, index) => fileOf(name, index))).toEqual(
      list('src/server/db/migrations')
        .map((path) => path.split('/').at(-1))
        .sort(),
    );
  });

  it('data and pictures of the client carry no address of a foreign host', () => {
    expect(
      list('src/client')
        .filter((path) => /\.(html|css)$/.test(path))
        .filter((path) => /https?:\/\//.test(readText(path).replaceAll('http://www.w3.org/', ''))),
    ).toEqual([]);
  });
});

interface Room {
  /** `client`, `server` or `shared`. */
  part: string;
  name: string;
  /** Rooms of the same part, or folders within them; a type alone where `isType` says so. */
  mayImport: { name: string; isType: boolean }[];
}

/** The rooms and what they may import, as the tables of the paper say it. */
function readRooms(): Room[] {
  const parts = readText('src/ARCHITECTURE.md').split(/^### `src\/(\w+)`$/m);
  const found = parts.flatMap((part, index) =>
    index % 2 === 0
      ? []
      : [...parts[index + 1]!.split(/^## /m)[0]!.matchAll(/^\| `(\w+)` .*\| *([^|]*?) *\|$/gm)].map(
          ([, name = '', cell = '']) => ({ part, name, cell }),
        ),
  );
  return found.map(({ part, name, cell }) => {
    const others = found.flatMap((room) =>
      room.part === part && room.name !== name ? [room.name] : [],
    );
    const named = cell.replace('all but ', '').split(', ').filter(Boolean);
    const allowed = cell.startsWith('all but ')
      ? others.filter((other) => !named.includes(other))
      : named;
    const everywhere =
      part !== 'client' || name === 'platform'
        ? []
        : ['offline', 'loading', 'texts'].includes(name)
          ? ['platform']
          : ['platform', 'texts'];
    return {
      part,
      name,
      mayImport: [...new Set([...allowed, ...everywhere])].map((each) => ({
        name: each.replace(' (types)', ''),
        isType: each.endsWith(' (types)'),
      })),
    };
  });
}

/** The room of a file; undefined for files that are in no room of this part. */
function insideOf(part: string, path: string): string | undefined {
  const folders = path.split('/');
  return folders[1] === part && folders.length > 3 ? folders[2] : undefined;
}

function forbiddenImports({ path, imports }: SourceFile, part: string, all: Room[]): string[] {
  const own = insideOf(part, path);
  const mayImport = all.find(({ name }) => name === own)?.mayImport ?? [];
  const isAllowed = (target: string, typeOnly: boolean) =>
    mayImport.some(
      ({ name, isType }) => target.startsWith(`src/${part}/${name}/`) && (typeOnly || !isType),
    );
  return imports.flatMap(({ target, typeOnly }) => {
    const other = insideOf(part, target);
    const isFine = !own || !other || other === own || isAllowed(target, typeOnly);
    return isFine ? [] : [`${path} → ${target}`];
  });
}

/**
 * Import cycles among the source files, each as a chain of paths. Type-only imports cannot form one
 * at run time.
 */
function cycles(): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, trail: string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? [])
      if (!typeOnly && byPath.has(target)) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) walk(path, []);
  return found;
}
