import { header } from '../../http/message';
import { collection } from '../collection';
import { graphRoute, type GraphCall, type GraphRoute } from '../graphCall';
import { GraphProblem } from '../graphProblem';
import { me } from './me';
import type { Person } from '../../company/person';
import type { Filter } from '../../odata/filter';
import { usedPaths } from '../../odata/matchFilter';

export const peopleRoutes: GraphRoute[] = [
  graphRoute('GET', '/me/people', 'People.Read', listPeople),
];

/** People one works with. Without the directory as a source only those with a mailbox are known. */
function listPeople(call: GraphCall) {
  const sources = header(call.request, 'x-peoplequery-querysources') ?? 'Mailbox';
  const people = call.company.colleagues(
    me(call),
    sources.toLowerCase().includes('directory') ? 200 : 60,
  );
  return collection(
    call,
    people.map(personResource),
    { defaultSize: 10, maxSize: 1_000, checkFilter },
    (resource) => resource,
    'people',
  );
}

/** The fields by which a person of this resource can be filtered; a user of the directory has more. */
const filterable = [
  'displayName',
  'department',
  'jobTitle',
  'companyName',
  'officeLocation',
  'personType/class',
  'personType/subclass',
];

function checkFilter(filter: Filter): void {
  const refused = usedPaths(filter).find(({ path }) => path !== '' && !filterable.includes(path));
  if (refused)
    throw new GraphProblem(
      400,
      'ErrorInvalidUrlQueryFilter',
      `The property '${refused.path}' is not supported in a filter of 'microsoft.graph.person'.`,
    );
}

function personResource(person: Person) {
  return {
    id: person.id,
    displayName: person.displayName,
    givenName: person.givenName,
    surname: person.surname,
    birthday: '',
    personNotes: '',
    isFavorite: false,
    jobTitle: person.jobTitle,
    companyName: 'Nordvik',
    department: person.department,
    officeLocation: person.officeCity,
    profession: '',
    userPrincipalName: person.upn,
    imAddress: `sip:${person.upn}`,
    scoredEmailAddresses: [
      { address: person.mail, relevanceScore: 10, selectionLikelihood: 'notSpecified' },
    ],
    phones: [{ type: 'business', number: person.phone }],
    personType: { class: 'Person', subclass: 'OrganizationUser' },
  };
}
