import type { PagePath } from '#shared/rules/pages/routeTable';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { FirstTexts } from '../../texts/topics';

/** Makes a page an entry of the top navigation (NAV-01). */
export interface TopNavigationFlags {
  title: (texts: FirstTexts) => string;
  /** Words of the title that stand for it where there is little room. */
  shortTitle?: (texts: FirstTexts) => string;
  /** Active only on exactly its own path (NAV-03). */
  exact?: boolean;
  /** The same page for people with the other licence state; whoever is on it is here as well. */
  otherForm?: PagePath;
  /** The workplace name stands before the title (NAV-14). */
  hasPrefix?: boolean;
  /** Stands as a tab of its own in Teams, so that the navigation leaves it out there (TEAMS-22). */
  hasTab?: boolean;
  /** Shown only to people whose licence state equals the flag (NAV-09). */
  onlyShowForLicensedUsers?: boolean;
  /** A setting that opens the page to members without a licence, whatever that flag says. */
  opensWithoutLicence?: 'findColleaguesWithoutLicence';
}

/** Whether a setting opens the page to the person, who is no guest, whatever licence they have. */
export function isOpenToMembers(
  { opensWithoutLicence }: TopNavigationFlags,
  { settings, isGuest = false }: { settings: FeatureSettings; isGuest?: boolean },
): boolean {
  return opensWithoutLicence !== undefined && settings[opensWithoutLicence] && !isGuest;
}

/**
 * The pages in the top navigation, in their order; one whose code does not exist yet has no entry
 * (NAV-05, NAV-11, NAV-14).
 */
export const topNavigation: Readonly<Partial<Record<PagePath, TopNavigationFlags>>> = {
  '/': {
    title: ({ navigation }) => navigation.today,
    exact: true,
    otherForm: '/light',
    hasPrefix: true,
    hasTab: true,
  },
  '/your-board': {
    title: ({ navigation }) => navigation.yourBoard,
    hasTab: true,
    onlyShowForLicensedUsers: true,
  },
  '/collaboration': {
    title: ({ navigation }) => navigation.collaboration,
    hasTab: true,
    onlyShowForLicensedUsers: true,
  },
  '/find-information': {
    title: ({ navigation }) => navigation.findInformation,
    shortTitle: ({ navigation }) => navigation.findInformationShort,
    otherForm: '/find-information-light',
    onlyShowForLicensedUsers: true,
  },
  // The directory is Microsoft 365's, unless the portal has a list of its own.
  '/people': {
    title: ({ navigation }) => navigation.findColleague,
    shortTitle: ({ navigation }) => navigation.findColleagueShort,
    onlyShowForLicensedUsers: true,
    opensWithoutLicence: 'findColleaguesWithoutLicence',
  },
  // The portal's pages for people without a licence; the others find their content on their board.
  '/apps-and-tools': {
    title: ({ navigation }) => navigation.appCenter,
    onlyShowForLicensedUsers: false,
  },
  '/find-information-light': {
    title: ({ navigation }) => navigation.findInformation,
    shortTitle: ({ navigation }) => navigation.findInformationShort,
    otherForm: '/find-information',
    onlyShowForLicensedUsers: false,
  },
};
