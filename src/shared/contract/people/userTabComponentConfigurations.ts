import { Type, type Static } from '@sinclair/typebox';
import { boardSections, configurableTabs } from '../../rules/widgets/board';
import { defineCalls } from '../call';
import { fields, object, oneOf } from '../fields';

const content = {
  /** Path of the page, without its slash (BOARD-03). */
  TabId: oneOf(configurableTabs),
  ComponentId: oneOf(boardSections),
  Hidden: Type.Boolean(),
  Order: Type.Integer({ minimum: 1, maximum: 100 }),
};

/** A person's choices about one section of a page (BOARD-09, BOARD-15). */
export const UserTabComponentConfiguration = object({ Id: fields.id, ...content });
export type UserTabComponentConfiguration = Static<typeof UserTabComponentConfiguration>;

export const NewTabConfiguration = object(content);
export type NewTabConfiguration = Static<typeof NewTabConfiguration>;

const ListedConfiguration = object({ Id: Type.Optional(fields.id), ...content });
const ChangedConfiguration = object({
  Id: Type.Optional(fields.id),
  TabId: Type.Optional(content.TabId),
  ComponentId: Type.Optional(content.ComponentId),
  Hidden: Type.Optional(content.Hidden),
  Order: Type.Optional(content.Order),
});
const answer = Type.Array(UserTabComponentConfiguration);

export const userTabComponentConfigurations = defineCalls({
  'GET /me/usertabcomponentconfigurations': {
    summary: 'What the person has decided about sections of their pages, in their order.',
    access: 'signedIn',
    answer,
  },
  'POST /me/usertabcomponentconfigurations': {
    summary: 'Creates the configuration of one section.',
    access: 'signedIn',
    body: NewTabConfiguration,
    answer: UserTabComponentConfiguration,
    status: 201,
    problems: ['alreadyExists'],
  },
  'PUT /me/usertabcomponentconfigurations': {
    summary:
      'Replaces all of the person’s configurations: what the list does not name is at its ' +
      'default again. A section is known by its `TabId` and `ComponentId`.',
    access: 'signedIn',
    body: Type.Array(ListedConfiguration, { maxItems: 100 }),
    answer,
  },
  'PUT /me/usertabcomponentconfigurations/{id}': {
    summary:
      'Changes one configuration; fields that the body leaves out stay, and the section ' +
      'that it is about stays in any case.',
    access: 'signedIn',
    params: object({ id: fields.id }),
    body: ChangedConfiguration,
    answer: UserTabComponentConfiguration,
    problems: ['notFound'],
  },
});
