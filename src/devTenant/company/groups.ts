import { Type } from '@sinclair/typebox';
import { around, itemAt, certain } from '#shared/rules/values/certain';
import { content } from './content';
import { departments } from './departments';
import { offices } from './offices';
import { idOf, Random } from './random';
import type { Person } from './person';

export interface Group {
  id: string;
  displayName: string;
  description: string;
  mailNickname: string;
  /** `Unified`: a Microsoft 365 group with mail and a site; otherwise a security group. */
  kind: 'Unified' | 'Security';
  visibility: 'Public' | 'Private';
  isTeam: boolean;
  isYammer: boolean;
  created: string;
  memberIds: string[];
  ownerIds: string[];
}

const communities = content('communities', Type.String());
const projects = content('projects', Type.String());

/**
 * The groups of the organisation; `amount` counts the invented working groups that fill a large
 * one.
 */
export function makeGroups(people: readonly Person[], amount: number): Group[] {
  const active = people.filter(({ isGuest }) => !isGuest);
  const groups = [
    security('all-employees', 'All Employees', 'Everyone with an account', active),
    ...departments.map(({ key, name }) =>
      unified(
        `dept-${key}`,
        name,
        `The department ${name}`,
        active.filter((person) => person.department === name),
        { isTeam: true },
      ),
    ),
    ...offices.map(({ city }) =>
      security(
        `office-${city}`,
        `Office ${city}`,
        `People who work in ${city}`,
        active.filter((person) => person.officeCity === city),
      ),
    ),
    ...projects.map((name) =>
      unified(
        `project-${name}`,
        `Project ${name}`,
        `Working group of the project ${name}`,
        some(`project-${name}`, active, 14),
        { isTeam: true, isPrivate: name === 'Polar Class' },
      ),
    ),
    ...communities.map((name) =>
      unified(
        `community-${name}`,
        name,
        `Community: ${name}`,
        some(`community-${name}`, active, 22),
        { isYammer: true },
      ),
    ),
    ...['Portal Administrators', 'Portal Editors', 'Portal Site Creators'].map((name, index) =>
      security(
        `portal-${index}`,
        name,
        `Members have the role in the portal`,
        active.filter(({ roles }) =>
          roles.includes(certain((['Admin', 'Editor', 'CollabSiteCreator'] as const)[index])),
        ),
      ),
    ),
  ];
  for (let index = groups.length; index < amount; index++) groups.push(workingGroup(index, active));
  return groups;
}

/** Names begin with letters of many alphabets, with digits and with symbols. */
const beginnings = [
  ...['', '', '', 'Blå ', 'Gjøvik ', 'Hangö ', 'Jämsä ', 'Kattegat ', 'Lübeck ', 'Malmö '],
  ...['Åland ', 'Ærø ', 'Ørsted ', 'Öland ', 'Česko ', 'Łódź ', 'Ísafjörður ', 'Україна '],
  ...['Ελλάδα ', '24/7 ', '“Quay” ', 'R&D ', "Captain's ", 'Zeebrugge ', 'québec '],
];

function workingGroup(index: number, people: readonly Person[]): Group {
  const { name } = around(departments, index);
  const { city } = around(offices, index);
  const title = `${around(beginnings, index)}${name} ${city} ${index}`;
  return unified(
    `working-${index}`,
    title,
    `Working group ${index} of ${name} in ${city}`,
    some(title, people, 12),
    { isTeam: index % 3 === 0, isPrivate: index % 5 === 0 },
  );
}

/** A number of people chosen by name; the licensed reader is always one of them. */
function some(name: string, people: readonly Person[], amount: number): Person[] {
  const random = new Random(name);
  const chosen = new Set(
    Array.from({ length: Math.min(amount, people.length) }, () => random.pick(people)),
  );
  if (!name.includes(' ') || random.chance(0.4)) chosen.add(itemAt(people, 2));
  return [...chosen];
}

function security(
  key: string,
  displayName: string,
  description: string,
  members: readonly Person[],
): Group {
  return {
    ...unified(key, displayName, description, members, { isPrivate: true }),
    kind: 'Security',
  };
}

interface Traits {
  isTeam?: boolean;
  isYammer?: boolean;
  isPrivate?: boolean;
}

function unified(
  key: string,
  displayName: string,
  description: string,
  members: readonly Person[],
  { isTeam = false, isYammer = false, isPrivate = false }: Traits,
): Group {
  return {
    id: idOf('group', key),
    displayName,
    description,
    mailNickname: key.toLowerCase().replace(/[^a-z0-9-]/g, ''),
    kind: 'Unified',
    visibility: isPrivate ? 'Private' : 'Public',
    isTeam,
    isYammer,
    created: `20${15 + (key.length % 10)}-0${1 + (key.length % 9)}-15T08:00:00Z`,
    memberIds: members.map(({ id }) => id),
    ownerIds: members.slice(0, 2).map(({ id }) => id),
  };
}
