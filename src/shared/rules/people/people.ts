/** A person of the organisation as the people card shows them (PEOPLE-01). */
export interface Colleague {
  id: string;
  userPrincipalName: string;
  displayName: string;
  mail?: string | null;
  jobTitle?: string | null;
  department?: string | null;
  officeLocation?: string | null;
  mobilePhone?: string | null;
  businessPhones?: readonly string[];
  userType?: string | null;
  /** The person's profile outside the portal (PEOPLE-33). */
  fallbackUrl?: string;
}

/**
 * The people whose principal name Graph gives. It may leave a name out: then the principal name
 * replaces it, and without that there is nobody to open a card of.
 */
export function namedPeople<T extends Colleague>(people: readonly T[]): T[] {
  return people
    .filter(({ userPrincipalName }) => userPrincipalName)
    .map((person) => namedPerson(person, person.userPrincipalName));
}

/** One of them, who was requested by a principal name. */
export function namedPerson<T extends Colleague>(person: T, upn: string): T {
  const userPrincipalName = person.userPrincipalName || upn;
  return { ...person, userPrincipalName, displayName: person.displayName || userPrincipalName };
}

/**
 * The fields and actions that a people card may show beside photo, name and job title; each is an
 * option of its own (PEOPLE-04..06).
 */
export interface CardOptions {
  department?: boolean;
  officeLocation?: boolean;
  mobilePhone?: boolean;
  workPhone?: boolean;
  mail?: boolean;
  startChat?: boolean;
  call?: boolean;
  write?: boolean;
  meet?: boolean;
  organisation?: boolean;
}

export type CardField = 'department' | 'officeLocation' | 'mobilePhone' | 'workPhone' | 'mail';

const fields: readonly CardField[] = [
  'department',
  'officeLocation',
  'workPhone',
  'mobilePhone',
  'mail',
];

/** The optional fields of a card in their order: those requested that have a value (PEOPLE-34). */
export function cardFields(
  person: Colleague,
  options: CardOptions,
): { field: CardField; value: string }[] {
  return fields.flatMap((field) => {
    const value = (field === 'workPhone' ? person.businessPhones?.[0] : person[field])?.trim();
    return options[field] && value ? [{ field, value }] : [];
  });
}

/** Somebody of another organisation (PEOPLE-37). */
export function isExternal({
  userPrincipalName,
  userType,
}: Pick<Colleague, 'userPrincipalName' | 'userType'>): boolean {
  return userPrincipalName.includes('#EXT#') || userType === 'Guest';
}

/**
 * Where a chat with the person starts: in Teams, else a sip link (PEOPLE-05, PEOPLE-34); nothing
 * for a person without any address.
 */
export function chatAddress(
  { userPrincipalName, mail }: Pick<Colleague, 'userPrincipalName' | 'mail'>,
  useTeamsChat: boolean,
): string | undefined {
  if (userPrincipalName && useTeamsChat) return teamsChatAddress(userPrincipalName);
  const address = mail || userPrincipalName;
  return address ? `sip:${address}` : undefined;
}

/** A chat in Teams, with a text that is ready to be sent. */
export function teamsChatAddress(person: string, message?: string): string {
  const text = message ? `&message=${encodeURIComponent(message)}` : '';
  return `https://teams.microsoft.com/l/chat/0/0?users=${encodeURIComponent(person)}${text}`;
}

/** A call in Teams. */
export function teamsCallAddress(person: string): string {
  return `https://teams.microsoft.com/l/call/0/0?users=${encodeURIComponent(person)}`;
}

/** Where the person is called: in Teams, else by phone; nothing where neither is known. */
export function callAddress(
  { userPrincipalName, businessPhones, mobilePhone }: Colleague,
  useTeams: boolean,
): string | undefined {
  if (userPrincipalName && useTeams) return teamsCallAddress(userPrincipalName);
  const number = (businessPhones?.[0] || mobilePhone)?.replace(/[^\d+]/g, '');
  return number ? `tel:${number}` : undefined;
}

/** A new meeting with the person in the calendar of Teams. */
export function teamsMeetingAddress(person: string): string {
  return `https://teams.microsoft.com/l/meeting/new?attendees=${encodeURIComponent(person)}`;
}

/** The page of a person: `a.b@c.dk` → `/user/detail/a/b@c/dk` (PEOPLE-07). */
export function profileAddress(userPrincipalName: string): string {
  const parts = userPrincipalName
    .split('.')
    .map((part) => encodeURIComponent(part).replaceAll('%40', '@'));
  return `/user/detail/${parts.join('/')}`;
}

/**
 * The principal name in the address of a person's page, given the decoded rest behind
 * `/user/detail/`.
 */
export function nameInProfileAddress(rest: string): string {
  return rest.replace(/\/+$/, '').replaceAll('/', '.');
}

/** A person with their profile outside the portal, where one is configured (PEOPLE-01). */
export function withOutsideProfile<T extends Colleague>(person: T, configured: string): T {
  return { ...person, fallbackUrl: outsideProfile(configured, person.id) };
}

/**
 * The profile outside the portal; `{id}` in the configured address is replaced by the person's id
 * (PEOPLE-33).
 */
export function outsideProfile(configured: string, id: string): string | undefined {
  return configured.startsWith('https://') && configured.includes('{id}')
    ? configured.replaceAll('{id}', encodeURIComponent(id))
    : undefined;
}
