import { Type } from '@sinclair/typebox';
import { object } from '#shared/contract/fields';
import { itemAt, certain } from '#shared/rules/values/certain';
import { content } from './content';
import { departments, type Department } from './departments';
import { domain } from './fixedPeople';
import { offices, type Office } from './offices';
import { idOf, Random } from './random';
import type { Person } from './person';

/** Given names and surnames by country, the words of a line. */
const Names = object({ country: Type.String(), given: Type.String(), surnames: Type.String() });
const names = new Map(
  content('people/names', Names).map(({ country, given, surnames }) => [
    country,
    { given: given.split(' '), surnames: surnames.split(' ') },
  ]),
);

/**
 * People who are not fixed, the chief executive first and then the heads of the departments. Always
 * the same ones.
 */
export function generatedPeople(amount: number, taken: Set<string>): Person[] {
  const people: Person[] = [];
  const heads = new Map<string, string>();
  const leads = new Map<string, string>();
  for (let index = 0; index < amount; index++) {
    const random = new Random(`person-${index}`);
    const department =
      index === 0 ? undefined : (departments[index - 1] ?? weighted(random, departments));
    const person = onePerson(index, random, department, taken);
    placeInHierarchy(person, index, department, { heads, leads, chief: people[0]?.id });
    people.push(person);
  }
  return people;
}

function onePerson(
  index: number,
  random: Random,
  department: Department | undefined,
  taken: Set<string>,
): Person {
  const office = index === 0 ? itemAt(offices, 0) : weighted(random, offices);
  const [givenName, surname] = nameFrom(office.countryCode, random);
  const upn = freeName(`${plain(givenName)}.${plain(surname)}`, taken);
  return {
    id: idOf('person', index),
    upn,
    givenName,
    surname,
    displayName: `${givenName} ${surname}`,
    mail: upn,
    jobTitle: department ? random.pick(department.jobs) : 'Chief Executive Officer',
    department: department?.name ?? 'Group Management',
    officeCity: office.city,
    licences: licencesFor(random, department),
    roles: [],
    isGuest: false,
    hasPhoto: random.chance(0.6),
    language: random.chance(0.8) ? office.language : 'en',
    phone: `${office.phonePrefix} ${random.between(10, 99)} ${random.between(10, 99)}`,
    mobile: `${office.phonePrefix.split(' ')[0]} ${random.between(40, 49)} ${random.between(10, 99)} ${random.between(10, 99)} ${random.between(10, 99)}`,
    birthday: `--${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`,
    hired: `${random.between(1994, 2025)}-${twoDigits(random.between(1, 12))}-01`,
  };
}

/** In Iceland surnames differ for daughters and sons; both lists alternate there. */
function nameFrom(
  countryCode: Office['countryCode'],
  random: Random,
): [given: string, surname: string] {
  const { given, surnames } = certain(names.get(countryCode));
  const [first, last] = [random.below(given.length), random.below(surnames.length)];
  return [
    certain(given[first]),
    certain(
      surnames[countryCode === 'IS' ? last - ((last + first) % 2) * (last > 0 ? 1 : -1) : last],
    ),
  ];
}

interface Hierarchy {
  heads: Map<string, string>;
  leads: Map<string, string>;
  chief?: string;
}

/**
 * Heads report to the chief executive, one in ten leads a team and reports to the head, the others
 * report to the latest lead.
 */
function placeInHierarchy(
  person: Person,
  index: number,
  department: Department | undefined,
  { heads, leads, chief }: Hierarchy,
): void {
  if (!department) return;
  const head = heads.get(department.key);
  if (!head) {
    Object.assign(person, { jobTitle: department.head, managerId: chief, licences: ['SPE_E5'] });
    heads.set(department.key, person.id);
    return;
  }
  const isLead = index % 10 === 0 || !leads.has(department.key);
  person.managerId = isLead ? head : leads.get(department.key);
  if (!isLead) return;
  Object.assign(person, { jobTitle: department.lead, licences: ['SPE_E3'] });
  leads.set(department.key, person.id);
}

function licencesFor(random: Random, department?: Department): string[] {
  if (department?.isFrontline)
    return random.chance(0.5) ? ['SPE_F1'] : random.chance(0.5) ? ['FLOW_FREE'] : [];
  return random.chance(0.25)
    ? ['SPE_E5']
    : random.chance(0.8)
      ? ['SPE_E3']
      : ['ENTERPRISEPACK', 'POWER_BI_STANDARD'];
}

function weighted<T extends { weight: number }>(random: Random, items: readonly T[]): T {
  let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  return items.find(({ weight }) => (left -= weight) < 0) ?? itemAt(items, 0);
}

function freeName(name: string, taken: Set<string>): string {
  let upn = `${name}@${domain}`;
  for (let number = 2; taken.has(upn); number++) upn = `${name}${number}@${domain}`;
  taken.add(upn);
  return upn;
}

const letters: Record<string, string> = {
  ø: 'o',
  æ: 'ae',
  å: 'a',
  ð: 'd',
  þ: 'th',
  ö: 'o',
  ä: 'a',
  é: 'e',
};

function plain(name: string): string {
  const lower = name.toLowerCase().replace(/[øæåðþöäé]/g, (letter) => letters[letter] ?? letter);
  return lower.normalize('NFD').replace(/[^a-z]/g, '');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
