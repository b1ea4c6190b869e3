import { randomUUID } from 'node:crypto';
import { itemAt } from '#shared/rules/values/certain';
import type { SharePointCall } from '../sharePointCall';
import { SharePointProblem } from '../sharePointProblem';
import type { Answer } from '../../http/message';
import { parseKql, type Kql } from './kql';
import { matchesKql } from './matchKql';
import { matchesRefinement } from './refinement';
import type { SearchRow } from './SearchRow';
import { checkNames } from './requestNames';
import { documentRows, searchRows } from './searchRows';
import { isRecord, messageOfError } from '#shared/rules/values/records';

interface SearchAsk {
  querytext: string;
  rowLimit: number;
  startRow: number;
  properties: string[];
  sourceId: string;
  /** In FQL, all of which must hold. */
  refinements: string[];
  sort: { property: string; isDescending: boolean }[];
}

const usualProperties = [
  'Title',
  'Path',
  'Description',
  'Author',
  'SiteId',
  'WebId',
  'UniqueID',
  'LastModifiedTime',
];
/** In the order and spelling in which they are asked for, after those that always come. */
const dates = ['firstpublisheddate', 'created', 'lastmodifiedtime'];
const numbers = ['viewslifetime', 'viewsrecent', 'likescount', 'commentscount', 'promotedstate'];

/** Properties that the service cannot sort by in any tenant. */
const unsortable = ['title', 'path', 'preferredname'];

type Loose = Record<string, unknown>;

/** POST search: `{ request: { Querytext, … } }`. */
export function postSearch(call: SharePointCall): Answer {
  const body: { request?: Loose } = JSON.parse(call.request.body.toString('utf8') || '{}');
  if (!body.request) throw new SharePointProblem('parameterMissing', { name: "'request'" });
  checkNames(body.request);
  const { Querytext, RowLimit, StartRow, SelectProperties, SortList, SourceId, RefinementFilters } =
    body.request;
  return answer(call, {
    querytext: String(Querytext ?? ''),
    rowLimit: Number(RowLimit ?? 10),
    startRow: Number(StartRow ?? 0),
    properties: plain<string>(SelectProperties),
    sourceId: String(SourceId ?? ''),
    refinements: plain<string>(RefinementFilters),
    sort: plain<Loose>(SortList).map(({ Property, Direction }) => ({
      property: String(Property).toLowerCase(),
      isDescending: String(Direction) === '1',
    })),
  });
}

/** GET search: text parameters in single quotes. */
export function getSearch(call: SharePointCall): Answer {
  const parameter = (name: string) =>
    [...call.request.url.searchParams].find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  const quoted = (name: string) => unquoted(parameter(name));
  return answer(call, {
    querytext: quoted('querytext'),
    rowLimit: Number(parameter('rowlimit') || 10),
    startRow: Number(parameter('startrow') || 0),
    properties: quoted('selectproperties').split(',').filter(Boolean),
    sourceId: quoted('sourceid'),
    refinements: [quoted('refinementfilters')].filter(Boolean),
    sort: quoted('sortlist')
      .split(',')
      .filter(Boolean)
      .map((part) => ({
        property: itemAt(part.split(':'), 0).toLowerCase(),
        isDescending: part.split(':')[1]?.toLowerCase() === 'descending',
      })),
  });
}

/** The text between single quotes, in which a quote is doubled. */
export function unquoted(parameter: string): string {
  return /^'(.*)'$/s.exec(parameter)?.[1]?.replaceAll("''", "'") ?? '';
}

function answer({ company, addresses }: SharePointCall, ask: SearchAsk): Answer {
  if (ask.rowLimit > 500) throw new SharePointProblem('tooManyRows');
  if (ask.sort.some(({ property }) => unsortable.includes(property)))
    throw new SharePointProblem('sortInvalid');
  const query = parsed(ask.querytext);
  const files = /\buniqueid:/i.test(ask.querytext)
    ? documentRows(company, addresses.sharePointUrl)
    : [];
  const found = [...searchRows(company, addresses.sharePointUrl, ask.sourceId), ...files].filter(
    (row) =>
      matchesKql(row, query) && ask.refinements.every((text) => matchesRefinement(row, text)),
  );
  const rows = sorted(found, ask.sort).slice(ask.startRow, ask.startRow + ask.rowLimit);
  const names = ask.properties.length ? ask.properties : usualProperties;
  const QueryId = randomUUID();
  return {
    status: 200,
    body: {
      ElapsedTime: 12,
      Properties: [property('piPageImpression', `${QueryId}_1`, 'Edm.String')],
      PrimaryQueryResult: {
        CustomResults: [],
        QueryId,
        QueryRuleId: '00000000-0000-0000-0000-000000000000',
        RefinementResults: null,
        RelevantResults: {
          GroupTemplateId: null,
          ItemTemplateId: null,
          Properties: [property('piPageImpressionBlockType', '2', 'Edm.Int32')],
          ResultTitle: null,
          ResultTitleUrl: null,
          RowCount: rows.length,
          TotalRows: found.length,
          TotalRowsIncludingDuplicates: found.length,
          Table: { Rows: rows.map((row, index) => ({ Cells: cells(row, names, index) })) },
        },
        SpecialTermResults: null,
      },
      SecondaryQueryResults: [],
      SpellingSuggestion: '',
      TriggeredRules: [],
    },
  };
}

const property = (Key: string, Value: string, ValueType: string) => ({ Key, Value, ValueType });

function cells(row: SearchRow, names: string[], index: number): object[] {
  const asked = names.map((Key) => ({
    Key,
    Value: row[Key.toLowerCase()] ?? null,
    ValueType: valueType(Key.toLowerCase(), row),
  }));
  return [
    { Key: 'Rank', Value: String(100 - index / 10), ValueType: 'Edm.Double' },
    { Key: 'DocId', Value: String(index + 1), ValueType: 'Edm.Int64' },
    ...asked,
  ];
}

function valueType(name: string, row: SearchRow): string {
  if ((row[name] ?? null) === null) return 'Null';
  return dates.includes(name)
    ? 'Edm.DateTime'
    : numbers.includes(name)
      ? 'Edm.Int64'
      : 'Edm.String';
}

function sorted(rows: SearchRow[], sort: SearchAsk['sort']): SearchRow[] {
  return [...rows].sort((one, other) => {
    for (const { property, isDescending } of sort) {
      const [left, right] = [one[property] ?? '', other[property] ?? ''];
      const order = numbers.includes(property)
        ? Number(left) - Number(right)
        : left < right
          ? -1
          : left > right
            ? 1
            : 0;
      if (order) return isDescending ? -order : order;
    }
    return 0;
  });
}

function parsed(text: string): Kql {
  try {
    return parseKql(text);
  } catch (error) {
    throw new SharePointProblem('queryMalformed', { reason: messageOfError(error) });
  }
}

/** Lists come plain, or wrapped in `results` as odata=verbose wants them. */
function plain<T>(list: unknown): T[] {
  const items = isRecord(list) ? list.results : list;
  return Array.isArray(items) ? items : [];
}
