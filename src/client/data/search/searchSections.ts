import type { FeatureSettings } from '#shared/rules/settings/settings';
import { connection } from '../connection/connection';
import type { FoundPart, SearchAsk } from './SearchAsk';
import { searchApps } from './searchApps';
import { searchDocuments } from './searchGraph';
import { searchPeople, searchSharePointPages, searchSites } from './searchIndex';
import { searchOwnPages } from './searchOwnPages';
import type { Texts } from '../../texts/topics';

/**
 * A section of the search dialog: one source, which answers, fails and is switched off by itself
 * (SEARCH-08).
 */
export interface Section {
  key: string;
  title: (texts: Texts['search']) => string;
  setting:
    | 'searchShowNewsAndPages'
    | 'searchShowPeople'
    | 'searchShowApps'
    | 'searchShowSharePointPages'
    | 'searchShowDocuments'
    | 'searchShowSites';
  /** Asks nothing but Microsoft 365, which only people with a licence can use (LICENCE-17). */
  needsLicence: boolean;
  /** Asks SharePoint itself, which not every organisation has. */
  needsSharePoint?: true;
  /** Its results have a date, by which a time filter can choose. */
  hasDates: boolean;
  search: (ask: SearchAsk) => Promise<FoundPart>;
}

/** In the order of the dialog (SEARCH-29). */
const sections: readonly Section[] = [
  {
    key: 'pages',
    title: (texts) => texts.sectionPages,
    setting: 'searchShowNewsAndPages',
    needsLicence: false,
    hasDates: true,
    search: searchOwnPages,
  },
  {
    key: 'people',
    title: (texts) => texts.sectionPeople,
    setting: 'searchShowPeople',
    needsLicence: true,
    needsSharePoint: true,
    hasDates: false,
    search: searchPeople,
  },
  {
    key: 'apps',
    title: (texts) => texts.sectionApps,
    setting: 'searchShowApps',
    needsLicence: false,
    hasDates: false,
    search: searchApps,
  },
  {
    key: 'sharePointPages',
    title: (texts) => texts.sectionSharePointPages,
    setting: 'searchShowSharePointPages',
    needsLicence: true,
    needsSharePoint: true,
    hasDates: true,
    search: searchSharePointPages,
  },
  {
    key: 'documents',
    title: (texts) => texts.sectionDocuments,
    setting: 'searchShowDocuments',
    needsLicence: true,
    hasDates: true,
    search: searchDocuments,
  },
  {
    key: 'sites',
    title: (texts) => texts.sectionSites,
    setting: 'searchShowSites',
    needsLicence: true,
    needsSharePoint: true,
    hasDates: true,
    search: searchSites,
  },
];

/** The sections that a person gets; with a time filter only those whose finds have a date. */
export function sectionsFor(
  settings: FeatureSettings,
  licensed: boolean,
  hasTimeFilter: boolean,
): Section[] {
  const hasSharePoint = connection().config.sharePointUrl !== '';
  return sections.filter(
    ({ setting, needsLicence, needsSharePoint, hasDates }) =>
      settings[setting] &&
      (licensed || !needsLicence) &&
      (hasSharePoint || !needsSharePoint) &&
      (hasDates || !hasTimeFilter),
  );
}
