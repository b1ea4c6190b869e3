import { around, itemAt } from '#shared/rules/values/certain';
import { departments } from './departments';
import { idOf } from './random';

export interface CompanySite {
  key: string;
  /** Site-collection id and web id. */
  siteId: string;
  webId: string;
  title: string;
  description: string;
  /** Server-relative, e.g. `/sites/news`; empty for the root site. */
  path: string;
  template: 'SITEPAGEPUBLISHING#0' | 'GROUP#0';
  groupId?: string;
  /** Belongs to the hub. */
  inHub: boolean;
  isHub: boolean;
  color: string;
  pagesListId: string;
  documentsListId: string;
  created: string;
}

const colors = [
  '#0b5c7d',
  '#7a3b69',
  '#2d6a4f',
  '#9c4a1a',
  '#3d4f8a',
  '#8a1c3b',
  '#1f6f78',
  '#5b5f1d',
];
const projects: [key: string, title: string, description: string][] = [
  ['Aurora', 'Project Aurora', 'Our first methanol-powered feeder vessel'],
  ['Green Corridor', 'Project Green Corridor', 'Zero-emission route between Turku and Stockholm'],
  ['Kattegat Link', 'Project Kattegat Link', 'Cable laying for the Kattegat wind farm'],
  ['Digital Bridge', 'Project Digital Bridge', 'One data platform from bridge to office'],
  ['Shore Power', 'Project Shore Power', 'Electricity from land in every terminal'],
];

function site(
  key: string,
  title: string,
  description: string,
  path: string,
  more: Partial<CompanySite> = {},
): CompanySite {
  return {
    key,
    title,
    description,
    path,
    siteId: idOf('site', key),
    webId: idOf('web', key),
    pagesListId: idOf('pages', key),
    documentsListId: idOf('documents', key),
    template: 'SITEPAGEPUBLISHING#0',
    inHub: true,
    isHub: false,
    color: around(colors, key.length),
    created: '2019-03-04T08:00:00Z',
    ...more,
  };
}

/** Every site: the root, the hub, the news centre, one for each department, and projects. */
export const sites: readonly CompanySite[] = [
  site('root', 'Nordvik', 'Root site', '', { inHub: false }),
  site('hub', 'Nordvik Home', 'The hub of the group', '/sites/home', { isHub: true }),
  site('news', 'Nordvik News', 'News centre of the group', '/sites/news'),
  site('blogs', 'Nordvik Blogs', 'Written by colleagues', '/sites/blogs'),
  site('compliments', 'Compliments', 'Thanks between colleagues', '/sites/compliments'),
  site('calendar', 'Nordvik Calendar', 'Events of the organisation', '/sites/calendar'),
  ...departments.map(({ key, name }) =>
    site(key, name, `The department ${name}`, `/sites/${key}`, {
      groupId: idOf('group', `dept-${key}`),
      template: 'GROUP#0',
    }),
  ),
  ...projects.map(([key, title, description], index) =>
    site(key, title, description, `/sites/project-${key.toLowerCase().replace(' ', '-')}`, {
      groupId: idOf('group', `project-${key}`),
      template: 'GROUP#0',
      inHub: index % 2 === 0,
    }),
  ),
];

const byPath = new Map(sites.map((entry) => [entry.path.toLowerCase(), entry]));
const byId = new Map(
  sites.flatMap(
    (entry) =>
      [
        [entry.siteId, entry],
        [entry.webId, entry],
      ] as const,
  ),
);

/** The site whose address begins a server-relative path, the longest first; the root otherwise. */
export function siteOfPath(path: string): CompanySite {
  const match = /^\/sites\/[^/]+/i.exec(path);
  return byPath.get((match?.[0] ?? '').toLowerCase()) ?? itemAt(sites, 0);
}

export function siteWithPath(path: string): CompanySite | undefined {
  return byPath.get(path.toLowerCase().replace(/\/+$/, ''));
}

/** By site-collection id, web id, or Graph's `host,siteId,webId`. */
export function siteWithId(id: string): CompanySite | undefined {
  const [first = '', siteId = first, webId] = id.toLowerCase().split(',');
  const found = byId.get(siteId);
  // Graph refuses a web under another site, and the two in the wrong order.
  return webId === undefined || (found?.siteId === siteId && found.webId === webId)
    ? found
    : undefined;
}

export function siteWithKey(key: string): CompanySite {
  return sites.find((entry) => entry.key === key) ?? itemAt(sites, 0);
}
