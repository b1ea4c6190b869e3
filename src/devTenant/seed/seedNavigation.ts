import { Type, type Static } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import type { ImportedSection, NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { content } from '../company/content';
import { languages } from '../company/person';
import { channel, languageTerm } from '../company/terms';
import { addressOf, type PagesOfCompany } from './pageAddress';

/** A section, heading or link of the example organisation's menu. */
const CompanyNode = Type.Recursive((Self) =>
  object({
    title: Type.String(),
    /** Of the portal or the web; left out: it leads nowhere. */
    address: Type.Optional(Type.String()),
    /** Within SharePoint, instead of an address. */
    path: Type.Optional(Type.String()),
    /** Title of a page of the portal, instead of an address. */
    page: Type.Optional(Type.String()),
    /** Keys of channels; left out: for everyone. */
    channels: Type.Optional(Type.Array(Type.String())),
    /** Left out: for readers of every language. */
    languages: Type.Optional(Type.Array(oneOf(languages))),
    isLibrary: Type.Optional(Type.Boolean()),
    isExternal: Type.Optional(Type.Boolean()),
    below: Type.Optional(Type.Array(Self)),
  }),
);
type CompanyNode = Static<typeof CompanyNode>;

/**
 * The menu of the example organisation, all of it or, where there is one, nothing; the pages must
 * be there.
 */
export async function seedNavigation(pages: PagesOfCompany): Promise<void> {
  const present = await pages.editor.get<NavigationBranch[]>(
    '/NavigationNodes?includeWithheld=true',
  );
  if (present.length > 0) return;
  const sections = content('navigation', CompanyNode).map((node) => bodyOf(node, pages));
  await pages.editor.post('/NavigationNodes/import', await Promise.all(sections));
}

async function bodyOf(node: CompanyNode, pages: PagesOfCompany): Promise<ImportedSection> {
  const { channels = [], languages: read = [], below = [] } = node;
  return {
    Title: node.title,
    Url: (await addressOfNode(node, pages)) ?? null,
    ChannelTermNavigationNodes: channels.map((key) => ({ ChannelTermId: channel(key).id })),
    LanguageTermNavigationNodes: read.map((key) => ({ LanguageTermId: languageTerm(key).id })),
    IsDocLib: node.isLibrary ?? false,
    IsExternal: node.isExternal ?? false,
    ...(below.length > 0 && {
      Children: await Promise.all(below.map((child) => bodyOf(child, pages))),
    }),
  };
}

async function addressOfNode({ address, path, page }: CompanyNode, pages: PagesOfCompany) {
  if (path !== undefined) return addressOf({ path }, pages);
  return page === undefined ? address : addressOf({ title: page }, pages);
}
