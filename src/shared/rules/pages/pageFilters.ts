import type { PageQuery } from '../../contract/pages/pageCenter';
import { isGuid } from '../values/guid';
import type { FeatureSettings } from '../settings/settings';
import { localDay } from '../time/localDays';

/** The pages that a center lists. */
export type CenterKind = 'news' | 'content';

/** The values of the filter panel. Spec: content §3 (PAGES-031). */
export interface PageFilters {
  searchText: string;
  /** A day, such as `2026-11-22`; `null`: from the first page on. */
  startDate: string | null;
  endDate: string | null;
  /** 0: all. 1: featured news only. */
  topNewsOnlyOption: 0 | 1;
  includeDrafts: boolean;
  includeArchive: boolean;
  onlyCurrentUserPages: boolean;
  onlyInCurrentUserLanguages: boolean;
  /** Ids, lower case. */
  selectedChannels: string[];
  /** 0: any of the channels. 1: all of them. */
  channelsMatchingOption: 0 | 1;
}

/** Longest text that can be searched for. */
export const maxFindTextLength = 200;
const maxChannels = 200;

/**
 * The filters that a center has by itself: everything in the person's languages (PAGES-033), and
 * news of the last days only (PAGES-044).
 */
export function usualFilters(
  kind: CenterKind,
  { newsNumberOfDaysBack }: Pick<FeatureSettings, 'newsNumberOfDaysBack'>,
  now: Date,
): PageFilters {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - newsNumberOfDaysBack);
  return {
    searchText: '',
    startDate: kind === 'news' ? localDay(first) : null,
    endDate: null,
    topNewsOnlyOption: 0,
    includeDrafts: false,
    includeArchive: false,
    onlyCurrentUserPages: false,
    onlyInCurrentUserLanguages: true,
    selectedChannels: [],
    channelsMatchingOption: 0,
  };
}

/** Options that are on or off, by their name in the address and what it says where they differ. */
const switches = [
  ['topNewsOnlyOption', 'featured', 1],
  ['includeDrafts', 'drafts', true],
  ['includeArchive', 'archive', true],
  ['onlyCurrentUserPages', 'mine', true],
  ['onlyInCurrentUserLanguages', 'allLanguages', false],
  ['channelsMatchingOption', 'allChannels', 1],
] as const satisfies readonly (readonly [keyof PageFilters, string, number | boolean])[];

/**
 * The filters that an address names, so that a list can be shared. What it does not name, or names
 * wrongly, is as usual; an empty date is none.
 */
export function filtersIn(search: URLSearchParams, usual: PageFilters): PageFilters {
  const day = (name: string, otherwise: string | null) => {
    const value = search.get(name);
    return value === '' ? null : value !== null && isDay(value) ? value : otherwise;
  };
  const on = Object.fromEntries(
    switches.filter(([, name]) => search.get(name) === '1').map(([key, , value]) => [key, value]),
  );
  return {
    ...usual,
    ...on,
    searchText: (search.get('text') ?? '').slice(0, maxFindTextLength),
    startDate: day('from', usual.startDate),
    endDate: day('to', usual.endDate),
    selectedChannels: channelsIn(search),
  };
}

/** Options that editors alone have (PAGES-035). */
export const editorFilters = ['onlyCurrentUserPages', 'includeDrafts', 'includeArchive'] as const;

/** The filters as they count for a reader, who may have got the address from an editor. */
export function forReader(filters: PageFilters, usual: PageFilters): PageFilters {
  const { onlyCurrentUserPages, includeDrafts, includeArchive } = usual;
  return { ...filters, onlyCurrentUserPages, includeDrafts, includeArchive };
}

/** PAGES-006: `channel` names one channel, `channels` several. */
function channelsIn(search: URLSearchParams): string[] {
  const named = search.get('channel') ?? search.get('channels') ?? '';
  const ids = named.split(',').filter(isGuid);
  return [...new Set(ids.map((id) => id.toLowerCase()))].slice(0, maxChannels);
}

/** The address with these filters; only what is not as usual is named (PAGES-030). */
export function addressWith(
  present: URLSearchParams,
  filters: PageFilters,
  usual: PageFilters,
): URLSearchParams {
  const { searchText, startDate, endDate, selectedChannels } = filters;
  const changed = new URLSearchParams(present);
  const put = (name: string, value: string | undefined) =>
    value === undefined ? changed.delete(name) : changed.set(name, value);
  put('text', searchText || undefined);
  put('from', startDate === usual.startDate ? undefined : (startDate ?? ''));
  put('to', endDate === usual.endDate ? undefined : (endDate ?? ''));
  for (const [key, name, value] of switches) put(name, filters[key] === value ? '1' : undefined);
  put('channel', selectedChannels.length === 1 ? selectedChannels[0] : undefined);
  put('channels', selectedChannels.length > 1 ? selectedChannels.join(',') : undefined);
  if (selectedChannels.length < 2) changed.delete('allChannels');
  return changed;
}

/** How many filters are not as usual. */
export function filtersInUse(filters: PageFilters, usual: PageFilters): number {
  const plain = ['searchText', 'startDate', 'endDate'] as const;
  const count = plain.filter((key) => filters[key] !== usual[key]).length;
  const isOn = switches.filter(
    ([key]) => key !== 'channelsMatchingOption' && filters[key] !== usual[key],
  );
  return count + isOn.length + Number(filters.selectedChannels.length > 0);
}

interface Asking {
  kind: CenterKind;
  /** Principal name of the person. */
  upn: string;
  /** Drafts, archived and own pages are requested by editors only (PAGES-035). */
  isEditor: boolean;
  /** How many rows. */
  take: number;
}

/** The query that is sent to the server. Spec: content §3 (PAGES-032). */
export function centerQuery(
  filters: PageFilters,
  { kind, upn, isEditor, take }: Asking,
): PageQuery {
  return {
    PageType: kind === 'news' ? [1, 2] : 0,
    FindText: filters.searchText,
    StartDate: filters.startDate && startOf(filters.startDate),
    EndDate: filters.endDate && endOf(filters.endDate),
    OwnerOrEditorUpnId: isEditor && filters.onlyCurrentUserPages ? upn : null,
    Featured: kind === 'news' && filters.topNewsOnlyOption === 1 ? true : null,
    IncludeDrafts: isEditor && filters.includeDrafts,
    IncludeArchive: isEditor && filters.includeArchive,
    Channels: filters.selectedChannels,
    ChannelMatchingMode: filters.channelsMatchingOption,
    OnlyInCurrentUserLanguages: filters.onlyInCurrentUserLanguages,
    Take: take,
  };
}

/** The first moment of a day where the person is, ISO 8601. */
export function startOf(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

/** The last moment of a day where the person is, ISO 8601. */
export function endOf(day: string): string {
  const next = new Date(`${day}T00:00:00`);
  next.setDate(next.getDate() + 1);
  return new Date(next.getTime() - 1).toISOString();
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && localDay(new Date(`${text}T00:00:00`)) === text;
}
