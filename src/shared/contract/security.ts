import { Type } from '@sinclair/typebox';
import { roles } from '../rules/roles';
import { defineCalls } from './call';

export const security = defineCalls({
  'GET /security/roles': {
    summary: 'The roles of the person who asks.',
    access: 'signedIn',
    answer: Type.Array(Type.Union(roles.map((role) => Type.Literal(role)))),
  },
});

export const appSettings = defineCalls({
  'GET /appsettings/defaultrequestculture': { summary: 'The culture used where a person has chosen none, e.g. `en-us`.', access: 'signedIn', answer: 'text' },
});
