import { reachedFrom, takenBy } from './support/reach';
import { list, readText } from './support/sourceFiles';

interface Requirement {
  id: string;
  area: string;
}

const ledger: Requirement[] = readText('tests/requirements.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id, area]) => ({ id: id!, area: area! }));

const titlePattern =
  /\b(?:it|test|describe)(?:\.(?!skip|todo)\w+)*(?:\([^()'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

/** The ids in titles of tests. */
function namedIds(): Set<string> {
  const files = list('tests').filter((path) => /\.test\.tsx?$/.test(path));
  const titles = files.flatMap((path) =>
    [...readText(path).matchAll(titlePattern)].map((match) => match[2]!),
  );
  return new Set(titles.flatMap((title) => title.match(/\b[A-Z]+-\d{2,3}\b/g) ?? []));
}

it('every requirement that a test names exists', () => {
  const known = new Set(ledger.map(({ id }) => id));
  expect(ledger.length).toBe(1311);
  expect([...namedIds()].filter((id) => !known.has(id))).toEqual([]);
});

it('the areas of the first slice are shown, every row of them', () => {
  const named = namedIds();
  const later = new Set(laterRows);
  const missing = ledger.filter(
    ({ id, area }) =>
      [
        'TODAY',
        'EVENTS',
        'NEWS',
        'CACHE',
        'USER',
        'AUTH',
        'FOOTER',
        'LICENCE',
        'ROLE',
        'NAV',
        'TEAMS',
        'HUB',
        'BADGE',
        'IMAGES',
        'INFOBOX',
        'SEARCH',
        'FIRSTDAY',
        'MENU',
        'RSS',
        'BLOG',
        'KPI',
        'REPORT',
        'PEOPLE',
        'GALLERY',
        'BIRTHDAY',
        'COLLEAGUES',
        'CHANNELS',
        'LANG',
        'APPS',
        'LINKS',
        'SHELL',
        'BROADCAST',
        'ERRORS',
        'SETTINGS',
        'OFFLINE',
        'TRACK',
        'ADMIN',
        'EDITOR',
        'READING',
        'BOARD',
      ].includes(area) &&
      !named.has(id) &&
      !later.has(id),
  );
  process.stderr.write(`${summary(named)}\n`);
  expect(missing.map(({ id }) => id)).toEqual([]);
});

it('what tests take from the product by name, the product reaches', () => {
  const reached = reachedFrom([...programs.map((path) => `${path}#`), ...takenByCommands()], 'src');
  const taken = takenBy('tests').filter(({ key }) => /^src\/(?!devTenant\/)/.test(key));
  expect(taken.length).toBeGreaterThan(500);
  expect(taken.filter(({ key }) => !reached.has(key))).toEqual([]);
});

const programs = [
  'src/client/main.ts',
  'src/client/answered.ts',
  'src/client/startPicture.ts',
  'src/client/offline/serviceWorker.ts',
  'src/server/main.ts',
  'src/server/db/backup/main.ts',
  'src/server/doctor/main.ts',
  'src/server/html/cleanWorker.ts',
  'src/server/resources/feed/feedWorker.ts',
];

/** Names that the commands of `scripts` take from the built server. */
function takenByCommands(): string[] {
  const taken = list('scripts').flatMap((path) => [
    ...readText(path).matchAll(/const \{ (.+) \} = require\('\.\/(server\/.+)\.js'\)/g),
  ]);
  return taken.flatMap(([, names = '', file]) =>
    names.split(', ').map((name) => `src/${file}.ts#${name}`),
  );
}

/** Rows of those areas that wait for something the product does not have yet. */
const laterRows: readonly string[] = [];

function summary(named: Set<string>): string {
  const areas = [...new Set(ledger.map(({ area }) => area))];
  const rows = areas.map((area) => {
    const all = ledger.filter((row) => row.area === area);
    return `${area} ${all.filter(({ id }) => named.has(id)).length}/${all.length}`;
  });
  return `Requirements shown by a test: ${rows.join(', ')}`;
}
