import { admin } from './people/admin';
import { analytics } from './analytics';
import { appTiles } from './appTiles';
import { audits } from './audits';
import { broadcastMessages } from './broadcastMessages';
import type { Call, CallKey } from './call';
import { chartGroups } from './chartGroups';
import { colleagues } from './people/colleagues';
import { cultures } from './people/cultures';
import { featureSettings } from './featureSettings';
import { feed } from './feed';
import { follow } from './people/follow';
import { images } from './pages/images';
import { infoboxes } from './infoboxes';
import { itemsToRead } from './pages/itemsToRead';
import { links } from './pages/links';
import { measures } from './measures';
import { navigationNodes } from './pages/navigationNodes';
import { pageCenter } from './pages/pageCenter';
import { pages } from './pages/pages';
import { personalData } from './people/personalData';
import { powerBiFrames } from './powerBiFrames';
import { restaurantMenus } from './restaurantMenus';
import { restaurants } from './restaurants';
import { retention } from './people/retention';
import { appSettings, security } from './people/security';
import { siteElements } from './siteElements';
import { targeting } from './people/targeting';
import { channelTerms, languageTerms, userChannelTerms, userLanguageTerms } from './pages/terms';
import { userAppTiles } from './people/userAppTiles';
import { readPages } from './people/readPages';
import { userItemsToRead } from './people/userItemsToRead';
import { userTabComponentConfigurations } from './people/userTabComponentConfigurations';
import { users } from './people/users';
import { workingCopies } from './pages/workingCopies';

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
  ...pageCenter,
  ...audits,
  ...follow,
  ...colleagues,
  ...feed,
  ...broadcastMessages,
  ...admin,
  ...retention,
  ...measures,
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
  ...readPages,
  ...userTabComponentConfigurations,
  ...workingCopies,
  ...links,
  ...targeting,
  ...navigationNodes,
} as const satisfies Record<CallKey, Call>;

export type Contract = typeof contract;
