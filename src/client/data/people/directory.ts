import { namedPeople, namedPerson, type Colleague } from '#shared/rules/people/people';
import { literal } from '#shared/rules/people/peopleQueries';
import { FailureError } from '../connection/failure';
import { readGraph, readGraphPage, readGraphPages } from '../graph/graph';

export interface PeopleRead {
  /** The operation, in the words of the screen. */
  operation: string;
  signal?: AbortSignal;
}

/** Beyond name and address a directory shows more only with this permission. */
export const fullScopes = ['User.Read.All'];
const basicScopes = ['User.ReadBasic.All'];

/** The properties that name a person. */
const nameProperties = ['id', 'userPrincipalName', 'displayName', 'mail'];
/** The properties that a people card shows. */
export const cardProperties = [
  'id',
  'userPrincipalName',
  'displayName',
  'mail',
  'jobTitle',
  'department',
  'officeLocation',
  'mobilePhone',
  'businessPhones',
  'userType',
];
/**
 * The properties that the page of a person shows beside it, before those that the organisation has
 * configured (PEOPLE-22, PEOPLE-35).
 */
const profileProperties = [...cardProperties, 'city', 'country'];
const aboutProperties = [
  'aboutMe',
  'skills',
  'interests',
  'responsibilities',
  'schools',
  'pastProjects',
];

/** The information that people give about themselves. */
export interface About {
  aboutMe?: string | null;
  skills?: string[];
  interests?: string[];
  responsibilities?: string[];
  schools?: string[];
  pastProjects?: string[];
}

/** A person with further properties of the directory, by their names in Graph. */
export type Profile = Colleague & Readonly<Record<string, unknown>>;

/** The address of one person; a guest's principal name holds a `#`. */
export function userPath(upn: string): string {
  return `/users/${encodeURIComponent(upn)}`;
}

/**
 * One person for a people card (PEOPLE-13); `null` where the directory does not know them
 * (PEOPLE-29). Throws a `FailureError`.
 */
export async function readColleague(upn: string, options: PeopleRead): Promise<Colleague | null> {
  const person = await findPerson(upn, cardProperties, { ...options, scopes: fullScopes });
  return person && namedPerson(person, upn);
}

/**
 * Name and address of a person; one whom the directory does not know has the identifier for both
 * (PEOPLE-19). Those asked for together travel in batches of 20, side by side (PEOPLE-16,
 * PEOPLE-17). Throws a `FailureError`.
 */
export async function readName(upn: string, options: PeopleRead): Promise<Colleague> {
  const person = await findPerson(upn, nameProperties, { ...options, scopes: basicScopes });
  return person ? namedPerson(person, upn) : nameless(upn);
}

/**
 * By the principal name or, as guests are known to the portal (PAGES-078), by the mail; `null` where
 * the directory knows neither.
 */
async function findPerson<T extends Colleague = Colleague>(
  upn: string,
  properties: readonly string[],
  options: PeopleRead & { scopes: string[] },
): Promise<T | null> {
  const $select = properties.join(',');
  const person = await orNull(readGraph<T>(`${userPath(upn)}?$select=${$select}`, options));
  return person ?? findByMail<T>(upn, properties, options);
}

async function findByMail<T extends Colleague>(
  mail: string,
  properties: readonly string[],
  options: PeopleRead & { scopes: string[] },
): Promise<T | null> {
  if (!mail.includes('@')) return null;
  const $filter = encodeURIComponent(`mail eq ${literal(mail)}`);
  // Of configured names one may be no property: `readKnown` then asks without it.
  const isOwn = properties.every((name) => profileProperties.includes(name));
  const found = await orNull(
    readGraphPage<T>(`/users?$select=${properties.join(',')}&$filter=${$filter}`, options),
    [...(isOwn ? [400] : []), 403, 404],
  );
  return found?.items[0] ?? null;
}

/** The id of who has the mail; nothing where the directory knows nobody with it. */
export async function idByMail(mail: string, options: PeopleRead): Promise<string | undefined> {
  return (await findByMail<Colleague>(mail, ['id'], { ...options, scopes: basicScopes }))?.id;
}

function nameless(upn: string): Colleague {
  return { id: upn, userPrincipalName: upn, displayName: upn, mail: upn };
}

/**
 * One person for their page, with the configured properties (PEOPLE-22, PEOPLE-35); `null` where
 * the directory does not know them.
 */
export async function readProfile(
  upn: string,
  configured: readonly string[],
  options: PeopleRead,
): Promise<Profile | null> {
  const more = configured.map(graphName).filter((name) => !profileProperties.includes(name));
  const person = await readKnown(more, (names) =>
    findPerson<Profile>(upn, [...profileProperties, ...names], { ...options, scopes: fullScopes }),
  );
  return person && namedPerson(person, upn);
}

/**
 * The answer for properties of people. Graph refuses to answer where one of the names is no
 * property, as somebody may have written it: the others are then asked for alone.
 */
async function readKnown<T extends object>(
  names: readonly string[],
  read: (names: readonly string[]) => Promise<T | null>,
): Promise<T | null> {
  const possible = [...new Set(names.filter((name) => /^[A-Za-z]\w*$/.test(name)))];
  try {
    return await read(possible);
  } catch (error) {
    const isRefused = error instanceof FailureError && error.failure.status === 400;
    if (!isRefused || possible.length === 0) throw error;
    if (possible.length === 1) return read([]);
    const found = await Promise.all(possible.map((name) => readKnown([name], read)));
    return found.reduce((all, part) => all && part && { ...all, ...part });
  }
}

/**
 * The information that a person gives about themselves; it is apart from the directory and may be
 * missing while the directory answers.
 */
export function readAbout(upn: string, options: PeopleRead): Promise<About | null> {
  return orNull(
    readGraph<About>(`${userPath(upn)}?$select=${aboutProperties.join(',')}`, {
      ...options,
      scopes: fullScopes,
    }),
  );
}

/** The own values of properties, by their names in Graph (PEOPLE-14). */
export async function readOwnDetails(
  properties: readonly string[],
  options: PeopleRead,
): Promise<Record<string, unknown>> {
  const own = await readKnown<Record<string, unknown>>(properties.map(graphName), async (names) =>
    names.length === 0
      ? {}
      : readGraph(`/me?$select=${names.join(',')}`, { ...options, scopes: ['User.Read'] }),
  );
  return own ?? {};
}

/** The person's manager; `null` for who has none, and where it may not be read (PEOPLE-35). */
export async function readManager(upn: string, options: PeopleRead): Promise<Colleague | null> {
  const manager = await orNull(
    readGraph<Colleague>(`${userPath(upn)}/manager?$select=${cardProperties.join(',')}`, {
      ...options,
      scopes: fullScopes,
    }),
    [403, 404],
  );
  return namedPeople(manager ? [manager] : [])[0] ?? null;
}

/** Those who report to the person; none where they may not be read (PEOPLE-35). */
export async function readReports(upn: string, options: PeopleRead): Promise<Colleague[]> {
  const found = await orNull(
    readGraphPages<Colleague>(
      `${userPath(upn)}/directReports?$select=${cardProperties.join(',')}`,
      { ...options, scopes: fullScopes },
    ),
    [403, 404],
  );
  return namedPeople(found ?? []);
}

/** Settings write names with a capital, Graph without. */
function graphName(property: string): string {
  const name = property.trim();
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A property of an answer with its name in Graph; the case in which settings write it does not count. */
export function propertyIn(
  answer: object,
  property: string,
): [name: string, value: unknown] | undefined {
  const wanted = property.trim().toLowerCase();
  return Object.entries(answer).find(([name]) => name.toLowerCase() === wanted);
}

async function orNull<T>(
  reading: Promise<T>,
  statuses: readonly number[] = [404],
): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof FailureError && statuses.includes(error.failure.status)) return null;
    throw error;
  }
}
