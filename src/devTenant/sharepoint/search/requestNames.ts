import { SharePointProblem } from '../sharePointProblem';

/** The properties of SharePoint's `SearchRequest`; all others are entries of `Properties`. */
const known = new Set([
  'Querytext',
  'QueryTemplate',
  'RowLimit',
  'RowsPerPage',
  'StartRow',
  'SelectProperties',
  'SortList',
  'SourceId',
  'RefinementFilters',
  'Refiners',
  'Properties',
  'HiddenConstraints',
  'TrimDuplicates',
  'TrimDuplicatesIncludeId',
  'CollapseSpecification',
  'ClientType',
  'Culture',
  'UILanguage',
  'Timeout',
  'EnableFQL',
  'EnableInterleaving',
  'EnableNicknames',
  'EnableOrderingHitHighlightedProperty',
  'EnablePhonetic',
  'EnableQueryRules',
  'EnableSorting',
  'EnableStemming',
  'ProcessBestBets',
  'ProcessPersonalFavorites',
  'BypassResultTypes',
  'GenerateBlockRankLog',
  'HitHighlightedProperties',
  'HitHighlightedMultivaluePropertyLimit',
  'DesiredSnippetLength',
  'MaxSnippetLength',
  'SummaryLength',
  'RankingModelId',
  'ReorderingRules',
  'PersonalizationData',
  'QueryTag',
  'QueryTemplatePropertiesUrl',
  'ResultsUrl',
  'ImpressionID',
]);

/** Refuses a request with a property that its type does not have, as the service does. */
export function checkNames(request: object): void {
  const name = Object.keys(request).find((each) => !known.has(each) && !each.includes('@'));
  if (name) throw new SharePointProblem('propertyUnknown', { name });
}
