import { idOf } from '../company/random';
import type { CompanyTerm, Labels } from '../company/terms';

/** A term of managed navigation: where it leads stands in its properties. */
export interface NavigationTerm extends CompanyTerm {
  properties?: Readonly<Record<string, string>>;
  children: NavigationTerm[];
}

interface Written {
  labels: Labels;
  /** A simple link. */
  link?: string;
  /** A page of the site. */
  page?: string;
  isHidden?: boolean;
  below?: NavigationTerm[];
}

function term(key: string, { labels, link, page, isHidden, below = [] }: Written): NavigationTerm {
  return {
    id: idOf('navigationTerm', key),
    key,
    name: labels.en,
    labels,
    isAvailableForTagging: true,
    properties: {
      _Sys_Nav_FriendlyUrlSegment: key,
      ...(link !== undefined && { _Sys_Nav_SimpleLinkUrl: link }),
      ...(page !== undefined && { _Sys_Nav_TargetUrl: page }),
      ...(isHidden && { _Sys_Nav_ExcludedProviders: '"GlobalNavigationTaxonomyProvider"' }),
    },
    children: below,
  };
}

const named = (en: string, da: string, sv: string, fi: string, no: string): Labels => ({
  ...{ da, en, fi, no, sv },
});

const travelForms = term('travel-forms', {
  labels: named('Forms', 'Formularer', 'Formulär', 'Lomakkeet', 'Skjemaer'),
  link: '/sites/home',
});

/**
 * The navigation that the organisation had in SharePoint: four levels, links within and out of it,
 * and a term that its navigation does not show.
 */
export const navigationTerms: readonly NavigationTerm[] = [
  term('about', {
    labels: named('About Nordvik', 'Om Nordvik', 'Om Nordvik', 'Tietoa Nordvikista', 'Om Nordvik'),
    below: [
      term('organisation', {
        labels: named(
          'Organisation',
          'Organisation',
          'Organisation',
          'Organisaatio',
          'Organisasjon',
        ),
        page: '~sitecollection/SitePages/Organisation.aspx',
        below: [
          term('history', {
            labels: named(
              'Our history',
              'Vores historie',
              'Vår historia',
              'Historiamme',
              'Historien vår',
            ),
            link: '/sites/home',
          }),
          term('strategy', {
            labels: named('Strategy', 'Strategi', 'Strategi', 'Strategia', 'Strategi'),
            link: '/sites/home',
          }),
        ],
      }),
      term('website', {
        labels: named(
          'Our website',
          'Vores websted',
          'Vår webbplats',
          'Verkkosivustomme',
          'Nettstedet vårt',
        ),
        link: 'https://www.nordvik.example/',
      }),
    ],
  }),
  term('services', {
    labels: named('Services', 'Services', 'Tjänster', 'Palvelut', 'Tjenester'),
    below: [
      term('travel', {
        labels: named('Travel', 'Rejser', 'Resor', 'Matkat', 'Reiser'),
        below: [
          term('travel-agency', {
            labels: named('Travel agency', 'Rejsebureau', 'Resebyrå', 'Matkatoimisto', 'Reisebyrå'),
            link: 'https://travel.nordvik.example/',
            below: [travelForms],
          }),
        ],
      }),
      term('old-pages', {
        labels: named('Old pages', 'Gamle sider', 'Gamla sidor', 'Vanhat sivut', 'Gamle sider'),
        isHidden: true,
      }),
    ],
  }),
];
