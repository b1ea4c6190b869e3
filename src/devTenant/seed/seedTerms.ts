import { channelTree, languageTerms, type CompanyTerm } from '../company/terms';
import { inParallel, type PortalClient } from './portalClient';
import { keysOf } from '#shared/rules/values/records';

const lcidTag = { da: 'da-dk', en: 'en-us', fi: 'fi-fi', no: 'nb-no', sv: 'sv-se' } as const;

/** Languages, then the channel tree from its roots down. */
export async function seedTerms(admin: PortalClient): Promise<void> {
  await inParallel([...languageTerms.entries()], 5, ([index, term]) =>
    admin.post('/languageterms', termBody(term, index)),
  );
  await seedLevel(admin, channelTree);
}

async function seedLevel(
  admin: PortalClient,
  terms: readonly CompanyTerm[],
  parent?: CompanyTerm,
): Promise<void> {
  await inParallel([...terms.entries()], 6, async ([index, term]) => {
    await admin.post('/channelterms', termBody(term, index, parent));
    await seedLevel(admin, term.children, term);
  });
}

function termBody(term: CompanyTerm, index: number, parent?: CompanyTerm) {
  return {
    Guid: term.id,
    InternalName: term.name,
    Labels: keysOf(lcidTag).map((language) => ({
      Language: lcidTag[language],
      Name: term.labels[language],
    })),
    ParentTermGuid: parent?.id ?? null,
    IsAvailableForTagging: term.isAvailableForTagging,
    SortOrder: index + 1,
  };
}
