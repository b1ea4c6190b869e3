import { Type } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import { roles } from '#shared/rules/people/roles';
import { content } from './content';
import { idOf } from './random';
import { languages, type Person } from './person';

export const domain = 'nordvik.example';

const Fixed = object({
  name: Type.String(),
  person: Type.Tuple([Type.String(), Type.String()]),
  job: Type.String(),
  department: Type.String(),
  city: Type.String(),
  language: oneOf(languages),
  roles: Type.Optional(Type.Array(oneOf(roles))),
  licences: Type.Optional(Type.Array(Type.String())),
  about: Type.Optional(Type.String()),
  demonstrates: Type.String(),
});

/** The people that tests and demonstrations sign in as; their names and ids never change. */
export function fixedPeople(): Person[] {
  return content('people/people', Fixed).map((entry, index) => ({
    id: idOf('person', entry.name),
    upn: `${entry.name}@${domain}`,
    givenName: entry.person[0],
    surname: entry.person[1],
    displayName: entry.person.join(' '),
    mail: entry.name === 'guest' ? 'grace.okafor@auditors.example' : `${entry.name}@${domain}`,
    jobTitle: entry.job,
    department: entry.department,
    officeCity: entry.city,
    licences: entry.licences ?? ['SPE_E3'],
    roles: entry.roles ?? [],
    isGuest: entry.name === 'guest',
    hasPhoto: entry.name !== 'guest' && entry.name !== 'frontline',
    language: entry.language,
    phone: `+45 70 20 10 ${String(10 + index)}`,
    mobile: `+45 20 30 40 ${String(10 + index)}`,
    birthday: `--${String((index % 12) + 1).padStart(2, '0')}-${String(5 + index).padStart(2, '0')}`,
    hired: `20${String(8 + index).padStart(2, '0')}-0${(index % 9) + 1}-01`,
    ...(entry.about && { about: entry.about }),
    demonstrates: entry.demonstrates,
  }));
}
