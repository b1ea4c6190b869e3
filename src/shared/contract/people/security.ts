import { Type } from '@sinclair/typebox';
import { roles } from '../../rules/people/roles';
import { defineCalls } from '../call';
import { oneOf } from '../fields';

export const security = defineCalls({
  'GET /security/roles': {
    summary: 'The roles of the person who asks.',
    access: 'signedIn',
    answer: Type.Array(oneOf(roles)),
  },
});

export const appSettings = defineCalls({
  'GET /appsettings/defaultrequestculture': {
    summary: 'The culture used where a person has chosen none, e.g. `en-us`.',
    access: 'signedIn',
    answer: 'text',
  },
});
