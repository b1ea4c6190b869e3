import { Type, type Static } from '@sinclair/typebox';
import { maxPeopleSearchLength } from '../../rules/people/peopleQueries';
import { interfaceLanguages } from '../../rules/settings/interfaceLanguages';
import { defineCalls } from '../call';
import { fields, nullable, object, oneOf } from '../fields';

const optionalText = nullable(Type.String());

/** Somebody of the organisation: what everybody in it may see of them in the directory. */
export const ListedColleague = object({
  Id: fields.guid,
  DisplayName: Type.String(),
  JobTitle: optionalText,
  Department: optionalText,
  OfficeLocation: optionalText,
  Mail: optionalText,
  WorkPhone: optionalText,
});
export type ListedColleague = Static<typeof ListedColleague>;

const text = Type.String({ maxLength: 100, default: '' });

export const colleagues = defineCalls({
  'GET /colleagues': {
    summary:
      'Colleagues for those who cannot ask the directory themselves, by the begin of what is known ' +
      'of them; only where the setting `findColleaguesWithoutLicence` is on, and not for guests.',
    access: 'signedIn',
    takes: 'services',
    query: object({
      /** Terms with commas between them: those whom more of them find come first. */
      find: Type.String({ maxLength: maxPeopleSearchLength, default: '' }),
      department: text,
      place: text,
      language: Type.Optional(oneOf(interfaceLanguages)),
      start: Type.Integer({ minimum: 0, maximum: 100_000, default: 0 }),
      count: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
    }),
    answer: object({
      People: Type.Array(ListedColleague),
      Total: Type.Integer({ minimum: 0 }),
    }),
    problems: ['forbidden', 'notFound', 'notConfigured', 'serviceFailed', 'serviceAway'],
  },
});
