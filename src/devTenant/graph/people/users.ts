import { itemAt, certain } from '#shared/rules/values/certain';
import { portraitPng } from '../../company/pictures/portrait';
import type { Person } from '../../company/person';
import { selectNames } from '../../odata/select';
import type { Answer } from '../../http/message';
import { collection } from '../collection';
import { checkAdvanced, directoryFilter } from './directoryRules';
import { graphRoute, json, type GraphCall, type GraphRoute } from '../graphCall';
import { badRequest, directoryNotFound, GraphProblem } from '../graphProblem';
import { me } from './me';
import { selectedUser, userResource } from './userResource';

const text = ['eq', 'startswith'];
const filterable = {
  id: ['eq'],
  displayName: text,
  givenName: text,
  surname: text,
  mail: text,
  userPrincipalName: text,
  jobTitle: text,
  department: text,
  city: text,
  state: text,
  accountEnabled: ['eq'],
  userType: ['eq'],
  companyName: text,
  country: text,
  usageLocation: text,
  officeLocation: text,
  preferredLanguage: text,
};

export const userRoutes: GraphRoute[] = [
  graphRoute('GET', '/users', 'User.ReadBasic.All User.Read.All', listUsers),
  graphRoute('GET', '/users/{}', 'User.ReadBasic.All User.Read.All', (call, [id]) => {
    const names = selectNames(call.request.url.searchParams);
    return json({
      '@odata.context': `${call.addresses.graphUrl}/${call.version}/$metadata#users/$entity`,
      ...selectedUser(personWith(call, id), names, false),
    });
  }),
  ...['/me', '/users/{}'].flatMap((owner) => [
    graphRoute('GET', `${owner}/photo/$value`, photoScopes(owner), (call, [id]) =>
      photo(owner === '/me' ? me(call) : personWith(call, id), '240x240'),
    ),
    graphRoute('GET', `${owner}/photos/{}/$value`, photoScopes(owner), (call, parts) =>
      photo(owner === '/me' ? me(call) : personWith(call, parts[0]), itemAt(parts, -1)),
    ),
  ]),
  graphRoute('GET', '/users/{}/manager', 'User.Read.All', (call, [id]) => {
    const manager = call.company.person(personWith(call, id).managerId ?? '');
    if (!manager) throw directoryNotFound('manager');
    return json({
      '@odata.type': '#microsoft.graph.user',
      ...selectedUser(manager, selectNames(call.request.url.searchParams), false),
    });
  }),
  graphRoute('GET', '/users/{}/directReports', 'User.Read.All', (call, [id]) => {
    const names = selectNames(call.request.url.searchParams);
    const rules = {
      defaultSize: 100,
      maxSize: 999,
      checkFilter: directoryFilter(call, filterable),
    };
    return collection(
      call,
      call.company.reportsOf(personWith(call, id)),
      rules,
      (person) => ({
        '@odata.type': '#microsoft.graph.user',
        ...selectedUser(person, names, true),
      }),
      'directoryObjects',
    );
  }),
];

function photoScopes(owner: string): string {
  return `${owner === '/me' ? 'User.Read ' : ''}User.ReadBasic.All User.Read.All ProfilePhoto.Read.All`;
}

function personWith({ company }: GraphCall, id = ''): Person {
  const person = company.person(id);
  if (!person) throw directoryNotFound(id);
  return person;
}

function listUsers(call: GraphCall): Answer {
  const parameters = call.request.url.searchParams;
  if (parameters.has('$skip')) throw badRequest('$skip is not supported on this resource.');
  checkAdvanced(call);
  const names = selectNames(parameters);
  const people = searched(call.company.people, parameters.get('$search'));
  const rules = {
    defaultSize: 100,
    maxSize: 999,
    checkFilter: directoryFilter(call, filterable),
    sortable: ['displayName', 'userPrincipalName', 'surname', 'givenName'],
  };
  const byResource = new Map(people.map((person) => [userResource(person), person]));
  return collection(
    call,
    [...byResource.keys()],
    rules,
    (resource) => selectedUser(certain(byResource.get(resource)), names, true),
    'users',
  );
}

/** `$search="displayName:ann"`: a word of the name starts with the text. */
function searched(people: readonly Person[], search: string | null): readonly Person[] {
  if (!search) return people;
  const words = [...search.matchAll(/"(displayName|mail|userPrincipalName):([^"]*)"/gi)].map(
    ([, , word]) => certain(word).toLowerCase(),
  );
  if (words.length === 0)
    throw new GraphProblem(
      400,
      'Request_BadRequest',
      'Syntax error: $search takes "property:text" in double quotes.',
    );
  return people.filter(({ displayName, upn }) =>
    words.some((word) => ` ${displayName} ${upn}`.toLowerCase().includes(` ${word}`)),
  );
}

function photo(person: Person, size: string): Answer {
  const pixels = /^(48|64|96|120|240|360|432|504|648)x\1$/.exec(size)?.[1];
  if (!pixels)
    throw new GraphProblem(
      400,
      'ErrorInvalidImageId',
      `The image size ${size} is not one that profile photos have.`,
    );
  if (!person.hasPhoto)
    throw new GraphProblem(
      404,
      'ImageNotFound',
      "Exception of type 'Microsoft.Fast.Profile.Core.Exception.ImageNotFoundException' was thrown.",
    );
  return {
    status: 200,
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, max-age=3600',
      etag: `"${person.id}-${pixels}"`,
    },
    body: portraitPng(person.upn, Number(pixels)),
  };
}
