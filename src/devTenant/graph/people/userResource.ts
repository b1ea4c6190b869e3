import { licencesNamed } from '../../company/licences';
import { officeOf } from '../../company/offices';
import type { Person } from '../../company/person';
import { skillsOf } from '../../company/skills';
import { badRequest, GraphProblem } from '../graphProblem';
import { isUserProperty } from './userProperties';

const localeOf = { da: 'da-DK', en: 'en-GB', fi: 'fi-FI', no: 'nb-NO', sv: 'sv-SE' } as const;

/** Properties of a user without `$select`. */
const defaultUserProperties = [
  'businessPhones',
  'displayName',
  'givenName',
  'id',
  'jobTitle',
  'mail',
  'mobilePhone',
  'officeLocation',
  'preferredLanguage',
  'surname',
  'userPrincipalName',
];
/** Properties that can be requested of a single user only. */
const singleOnly = [
  'birthday',
  'aboutMe',
  'skills',
  'interests',
  'responsibilities',
  'schools',
  'pastProjects',
  'mySite',
  'hireDate',
  'preferredName',
  'mailboxSettings',
];

const known = new WeakMap<Person, ReturnType<typeof build>>();

/** A person as a Graph user with all properties; built once, but for what can change. */
export function userResource(person: Person): ReturnType<typeof build> {
  const resource = known.get(person) ?? build(person);
  known.set(person, resource);
  resource.accountEnabled = !person.isBlocked;
  return resource;
}

/**
 * Only what was selected; asking for a property that the call cannot give, or that there is not, is
 * refused.
 */
export function selectedUser(
  person: Person,
  names: readonly string[] | undefined,
  isCollection: boolean,
): object {
  const refused = isCollection ? names?.find((name) => singleOnly.includes(name)) : undefined;
  if (refused)
    throw new GraphProblem(
      400,
      'Request_BadRequest',
      `The property '${refused}' can only be requested for a single user.`,
    );
  const resource = userResource(person);
  const unknown = names?.find((name) => !isUserProperty(name, resource));
  if (unknown)
    throw badRequest(
      'Parsing OData Select and Expand failed: ' +
        `Could not find a property named '${unknown}' on type 'microsoft.graph.user'.`,
    );
  const wanted = new Set((names ?? defaultUserProperties).map((name) => name.toLowerCase()));
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => wanted.has(name.toLowerCase())),
  );
}

function build(person: Person) {
  const office = officeOf(person.officeCity);
  return {
    ...identityOf(person),
    businessPhones: [person.phone],
    mobilePhone: person.mobile,
    officeLocation: office.city,
    preferredLanguage: localeOf[person.language],
    accountEnabled: !person.isBlocked,
    userType: person.isGuest ? 'Guest' : 'Member',
    city: office.city,
    state: office.region,
    country: office.country,
    streetAddress: office.street,
    postalCode: office.postalCode,
    usageLocation: office.countryCode,
    companyName: person.isGuest ? 'Independent Auditors' : 'Nordvik',
    department: person.department,
    createdDateTime: `${person.hired}T08:00:00Z`,
    birthday: `2000${person.birthday.slice(1)}T00:00:00Z`,
    hireDate: `${person.hired}T00:00:00Z`,
    employeeHireDate: `${person.hired}T00:00:00Z`,
    aboutMe: person.about ?? `${person.jobTitle} in ${office.city}.`,
    skills: skillsOf(person),
    interests: [],
    responsibilities: [],
    schools: [],
    pastProjects: [],
    preferredName: person.givenName,
    assignedLicenses: licencesNamed(person.licences).map(({ skuId }) => ({
      skuId,
      disabledPlans: [],
    })),
    assignedPlans: licencesNamed(person.licences).flatMap(({ plans }) =>
      plans.map(({ servicePlanId, service }) => ({
        assignedDateTime: `${person.hired}T08:00:00Z`,
        capabilityStatus: 'Enabled',
        service,
        servicePlanId,
      })),
    ),
  };
}

function identityOf({ id, upn, mail, displayName, givenName, surname, jobTitle }: Person) {
  return { id, userPrincipalName: upn, mail, displayName, givenName, surname, jobTitle };
}
