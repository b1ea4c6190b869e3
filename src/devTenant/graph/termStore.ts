import { channelTree, languageTerms, type CompanyTerm } from '../company/terms';
import { idOf } from '../company/random';
import { collection } from './collection';
import { graphRoute, type GraphRoute } from './graphCall';
import { projected } from './projected';
import { notFound } from './graphProblem';
import { navigationTerms, type NavigationTerm } from './navigationTerms';
import { siteFor } from './sites/sites';
import { entriesOf, keysOf } from '#shared/rules/values/records';

/** Ids of the term sets that the organisation keeps in SharePoint. */
export const termSets = {
  channels: idOf('termSet', 'channels'),
  languages: idOf('termSet', 'languages'),
  navigation: idOf('termSet', 'navigation'),
};
const rules = { defaultSize: 100, maxSize: 999 };

export const termStoreRoutes: GraphRoute[] = [
  graphRoute(
    'GET',
    '/sites/{}/termStore/sets/{}/children',
    'TermStore.Read.All',
    (call, [siteId, setId]) => {
      siteFor(call, siteId);
      return collection(
        call,
        rootTerms(setId).map(termResource),
        rules,
        (term) => projected(call, term),
        'terms',
      );
    },
  ),
  graphRoute(
    'GET',
    '/sites/{}/termStore/sets/{}/terms/{}/children',
    'TermStore.Read.All',
    (call, [siteId, setId, termId]) => {
      siteFor(call, siteId);
      const parent = flat(rootTerms(setId)).find(({ id }) => id === termId?.toLowerCase());
      if (!parent) throw notFound('The term');
      return collection(
        call,
        parent.children.map(termResource),
        rules,
        (term) => projected(call, term),
        'terms',
      );
    },
  ),
];

const procurement: CompanyTerm = {
  id: idOf('channel', 'procurement'),
  key: 'procurement',
  name: 'Procurement',
  labels: { da: 'Indkøb', en: 'Procurement', fi: 'Hankinta', no: 'Innkjøp', sv: 'Inköp' },
  isAvailableForTagging: true,
  children: [],
};

/**
 * The term set after somebody has changed it since the portal was filled: a channel is new, one has
 * another name, one is gone.
 */
const changedTree: readonly CompanyTerm[] = channelTree.map((root) => ({
  ...root,
  children: [
    ...root.children
      .filter(({ key }) => key !== 'social')
      .map((term) =>
        term.key === 'itnews'
          ? { ...term, labels: { ...term.labels, en: 'Digital tools', da: 'Digitale værktøjer' } }
          : term,
      ),
    ...(root.key === 'areas' ? [procurement] : []),
  ],
}));

function flat(terms: readonly NavigationTerm[]): NavigationTerm[] {
  return terms.flatMap((term) => [term, ...flat(term.children)]);
}

function rootTerms(setId = ''): readonly NavigationTerm[] {
  const sets: Record<string, readonly NavigationTerm[]> = {
    [termSets.channels]: changedTree,
    [termSets.languages]: languageTerms,
    [termSets.navigation]: navigationTerms,
  };
  const terms = sets[setId.toLowerCase()];
  if (!terms) throw notFound('The term set');
  return terms;
}

const tagOf = { da: 'da-DK', en: 'en-US', fi: 'fi-FI', no: 'nb-NO', sv: 'sv-SE' } as const;

function termResource({ id, labels, properties = {} }: NavigationTerm) {
  return {
    id,
    createdDateTime: '2019-03-04T08:00:00Z',
    lastModifiedDateTime: '2024-05-06T08:00:00Z',
    labels: keysOf(tagOf).map((language) => ({
      name: labels[language],
      isDefault: true,
      languageTag: tagOf[language],
    })),
    descriptions: [],
    properties: entriesOf(properties).map(([key, value]) => ({ key, value })),
  };
}
