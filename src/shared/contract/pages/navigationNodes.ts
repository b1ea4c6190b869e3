import { Type, type Static } from '@sinclair/typebox';
import { maxNodes } from '../../rules/pages/navigation';
import { pageEditors } from '../../rules/people/roles';
import { defineCalls } from '../call';
import { changeOf, editable, PlaceChange } from '../editable';
import { channelLinks, fields, nullable, object } from '../fields';

/** For readers of these languages; empty: for those of every language. */
const languageLinks = Type.Array(object({ LanguageTermId: fields.guid }), { maxItems: 100 });

const nodeFields = {
  Id: fields.id,
  Title: Type.String(),
  /** Where it leads; nothing for a node that only groups others. */
  Url: nullable(Type.String()),
  /** Place among those with the same parent. */
  Order: Type.Integer(),
  /** Nothing for a section. */
  ParentId: nullable(fields.id),
  /** With any, the node and what lies below it are only for followers of one of these channels. */
  ChannelTermNavigationNodes: channelLinks,
  LanguageTermNavigationNodes: languageLinks,
  /** Kept for other callers, as `AudienceIds` is; neither decides who sees the node. */
  IsAvailableForTagging: Type.Boolean(),
  /** Leads to a library of documents. */
  IsDocLib: Type.Boolean(),
  /** Leads out of the organisation: opens in a tab of its own. */
  IsExternal: Type.Boolean(),
  AudienceIds: Type.Array(Type.String()),
  /** The term that it was imported from; readers get none. */
  TermGuid: nullable(fields.guid),
  Modified: fields.dateTime,
};

/** A section, heading or link of the find-information menu (FIND-02). Spec: content §3. */
export const NavigationNode = object(nodeFields);
export type NavigationNode = Static<typeof NavigationNode>;

/** A node with those below it, in their order: three levels at most (FIND-03). */
export const NavigationBranch = Type.Recursive(
  (Self) => object({ ...nodeFields, Children: Type.Array(Self) }),
  { $id: 'NavigationBranch' },
);
export type NavigationBranch = Static<typeof NavigationBranch>;

const written = {
  Title: fields.title,
  Url: Type.Optional(nullable(fields.addressOrNone)),
  ChannelTermNavigationNodes: Type.Optional(channelLinks),
  LanguageTermNavigationNodes: Type.Optional(languageLinks),
  IsAvailableForTagging: Type.Optional(Type.Boolean()),
  IsDocLib: Type.Optional(Type.Boolean()),
  IsExternal: Type.Optional(Type.Boolean()),
  AudienceIds: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 200 }),
  ),
};

/** Defaults: no address, for everybody, behind those that have the same parent. */
export const NewNavigationNode = object({
  ...written,
  Order: Type.Optional(fields.place),
  ParentId: Type.Optional(nullable(fields.id)),
});
export type NewNavigationNode = Static<typeof NewNavigationNode>;

const NavigationNodeChange = changeOf(NewNavigationNode);

const below = <T extends ReturnType<typeof object>>(child: T) =>
  Type.Optional(Type.Array(child, { maxItems: maxNodes }));
const imported = {
  ...written,
  /** A node that is there: it gets these fields, stays in its place, and has the others below it. */
  Id: Type.Optional(fields.id),
  /** Its version; with another one by now, nothing is imported. */
  Modified: Type.Optional(fields.dateTime),
  TermGuid: Type.Optional(nullable(fields.guid)),
};
const ImportedLink = object(imported);
const ImportedHeading = object({ ...imported, Children: below(ImportedLink) });
/** A section of a file or a term set, or a node that is there, with what lies below it. */
export const ImportedSection = object({ ...imported, Children: below(ImportedHeading) });
export type ImportedSection = Static<typeof ImportedSection>;

export const navigationNodes = defineCalls({
  ...editable('/NavigationNodes', {
    noun: 'a node of the menu',
    access: pageEditors,
    readers: 'signedIn',
    body: NewNavigationNode,
    change: NavigationNodeChange,
    answer: NavigationNode,
  }),
  'GET /NavigationNodes': {
    summary:
      'The sections of the menu with the headings and links below them that are for the reader. ' +
      'With `includeWithheld`, for editors, all of them.',
    access: 'signedIn',
    query: object({ includeWithheld: Type.Optional(Type.Boolean()) }),
    answer: Type.Array(NavigationBranch),
    problems: ['forbidden'],
  },
  'PUT /NavigationNodes': {
    summary: 'Saves the places of nodes; those that are left out stay where they are.',
    access: pageEditors,
    body: Type.Array(PlaceChange, { minItems: 1, maxItems: maxNodes }),
    answer: 'none',
    problems: ['notFound', 'conflict'],
  },
  'POST /NavigationNodes/import': {
    summary:
      'Adds sections behind those that are there, all or none. One with the `Id` of a node changes ' +
      'that node, and what is new below it is added there. Answers how many were added or changed.',
    access: pageEditors,
    body: Type.Array(ImportedSection, { minItems: 1, maxItems: maxNodes }),
    answer: object({ Imported: Type.Integer() }),
    status: 201,
    problems: ['notFound', 'conflict'],
  },
});
