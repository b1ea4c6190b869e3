import { Type, type Static } from '@sinclair/typebox';
import { pageEditors } from '../../rules/people/roles';
import { defineCalls } from '../call';
import { object, oneOf } from '../fields';

/** `gone`: its server says that there is nothing; `silent`: no server answers, or it has failed. */
const linkTroubles = ['gone', 'silent'] as const;

export const LinkAnswers = object({
  /** Those with a trouble, as they were given. */
  Troubles: Type.Array(object({ Address: Type.String(), Trouble: oneOf(linkTroubles) })),
});
export type LinkAnswers = Static<typeof LinkAnswers>;

export const links = defineCalls({
  'POST /links/answers': {
    summary:
      'Which addresses of the internet lead nowhere. Addresses of private networks are not asked, ' +
      'and nothing is said of them.',
    access: pageEditors,
    takes: 'services',
    body: object({
      Addresses: Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: 100 }),
    }),
    isRead: true,
    answer: LinkAnswers,
  },
});
