import { sites } from '../../company/sites';
import type { Answer } from '../../http/message';
import type { SharePointCall } from '../sharePointCall';
import { SharePointProblem } from '../sharePointProblem';
import { unquoted } from './search';

/** Searches of people in the organisation, the most frequent first. */
const searched = [
  'parental leave',
  'travel expenses',
  'parental leave form',
  'safety report',
  'sea trial report',
  'shore power',
  'crew rota',
  'crew change',
  'onboarding checklist',
  'brand templates',
  'emergency plan',
  'purchase order',
  'new phone',
  'new terminal Turku',
  'canteen menu',
  'cable laying',
  'crane inspection',
  'methanol vessel',
  'sick leave',
  'salary dates',
];

/**
 * Suggestions: what others have searched for and begins, or has a word that begins, with the text.
 */
export function suggest({ request }: SharePointCall): Answer {
  const parameter = (name: string) =>
    [...request.url.searchParams].find(([key]) => key.toLowerCase() === name)?.[1];
  const text = unquoted(parameter('querytext') ?? '')
    .trim()
    .toLowerCase();
  const amount = Number(parameter('inumberofquerysuggestions') ?? 5);
  if (!(amount > 0)) throw new SharePointProblem('noSuggestionsWanted');
  const known = [...searched, ...sites.map(({ title }) => title.toLowerCase())];
  const found = text
    ? known.filter((phrase) => ` ${phrase.toLowerCase()}`.includes(` ${text}`) && phrase !== text)
    : [];
  return {
    status: 200,
    body: {
      PeopleNames: [],
      PersonalResults: [],
      PopularResults: [],
      Queries: found.slice(0, amount).map((Query) => ({ IsPersonal: false, Query })),
    },
  };
}

/** Takes notice of a click on a result. */
export function recordPageClick({ request }: SharePointCall): Answer {
  const names = [...request.url.searchParams.keys()].map((name) => name.toLowerCase());
  const missing = ['pageinfo', 'clicktype', 'blocktype', 'clickedresultid', 'subresultindex'].find(
    (name) => !names.includes(name),
  );
  if (missing) throw new SharePointProblem('parameterMissing', { name: missing });
  if (!/[?&]blocktype=\d+(&|$)/i.test(request.url.search))
    throw new SharePointProblem('invalidRequest', { reason: 'blockType is no number.' });
  return { status: 200, body: { 'odata.null': true } };
}
