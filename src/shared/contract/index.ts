import { admin } from './admin';
import { analytics } from './analytics';
import { appTiles } from './appTiles';
import { audits } from './audits';
import { broadcastMessages } from './broadcastMessages';
import type { Call, CallKey } from './call';
import { chartGroups } from './chartGroups';
import { cultures } from './cultures';
import { featureSettings } from './featureSettings';
import { feed } from './feed';
import { follow } from './follow';
import { images } from './images';
import { infoboxes } from './infoboxes';
import { itemsToRead } from './itemsToRead';
import { links } from './links';
import { navigationNodes } from './navigationNodes';
import { pages } from './pages';
import { personalData } from './personalData';
import { powerBiFrames } from './powerBiFrames';
import { restaurantMenus } from './restaurantMenus';
import { restaurants } from './restaurants';
import { retention } from './retention';
import { appSettings, security } from './security';
import { siteElements } from './siteElements';
import { targeting } from './targeting';
import { channelTerms, languageTerms, userChannelTerms, userLanguageTerms } from './terms';
import { userAppTiles } from './userAppTiles';
import { userItemsToRead } from './userItemsToRead';
import { userTabComponentConfigurations } from './userTabComponentConfigurations';
import { users } from './users';
import { workingCopies } from './workingCopies';

/** The whole product API: every call, named once. */
export const contract = {
  ...users,
  ...featureSettings,
  ...channelTerms,
  ...languageTerms,
  ...userChannelTerms,
  ...userLanguageTerms,
  ...security,
  ...appSettings,
  ...cultures,
  ...analytics,
  ...pages,
  ...audits,
  ...follow,
  ...feed,
  ...broadcastMessages,
  ...admin,
  ...retention,
  ...personalData,
  ...siteElements,
  ...images,
  ...restaurants,
  ...restaurantMenus,
  ...chartGroups,
  ...powerBiFrames,
  ...infoboxes,
  ...appTiles,
  ...userAppTiles,
  ...itemsToRead,
  ...userItemsToRead,
  ...userTabComponentConfigurations,
  ...workingCopies,
  ...links,
  ...targeting,
  ...navigationNodes,
} as const satisfies Record<CallKey, Call>;

export type Contract = typeof contract;
