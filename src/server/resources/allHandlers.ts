import type { Contract } from '#shared/contract/index';
import type { HandlerDeps } from '../deps';
import type { Handlers } from '../http/calls';
import { adminHandlers } from './admin/handlers';
import { analyticsHandlers } from './analytics/handlers';
import { appTileHandlers } from './appTiles/handlers';
import { auditHandlers } from './audits/handlers';
import { broadcastMessageHandlers } from './broadcastMessages/handlers';
import { chartGroupHandlers } from './chartGroups/handlers';
import { colleagueHandlers } from './colleagues/handlers';
import { cultureHandlers } from './cultures/handlers';
import { featureSettingHandlers } from './featureSettings/handlers';
import { feedHandlers } from './feed/handlers';
import { followHandlers } from './follow/handlers';
import { imageHandlers } from './images/handlers';
import { infoboxHandlers } from './infoboxes/handlers';
import { itemToReadHandlers } from './itemsToRead/handlers';
import { linkHandlers } from './links/handlers';
import { measureHandlers } from './measures/handlers';
import { navigationNodeHandlers } from './navigationNodes/handlers';
import { pageHandlers } from './pages/handlers';
import { personalDataHandlers } from './personalData/handlers';
import { powerBiFrameHandlers } from './powerBiFrames/handlers';
import { restaurantMenuHandlers } from './restaurantMenus/handlers';
import { restaurantHandlers } from './restaurants/handlers';
import { retentionHandlers } from './retention/handlers';
import { appSettingHandlers, securityHandlers } from './security/handlers';
import { siteElementHandlers } from './siteElements/handlers';
import { channelTermHandlers, languageTermHandlers } from './terms/handlers';
import { userAppTileHandlers } from './userAppTiles/handlers';
import { readPageHandlers } from './readPages/handlers';
import { userItemToReadHandlers } from './userItemsToRead/handlers';
import { userHandlers } from './users/handlers';
import { userTabComponentConfigurationHandlers } from './userTabComponentConfigurations/handlers';
import { userChannelTermHandlers, userLanguageTermHandlers } from './userTerms/handlers';
import { targetingHandlers } from './reach/handlers';
import { workingCopyHandlers } from './workingCopies/handlers';

/** A handler for every call of the contract. */
export function allHandlers(deps: HandlerDeps): Handlers<Contract> {
  return {
    ...userHandlers(deps),
    ...featureSettingHandlers(deps),
    ...channelTermHandlers(deps),
    ...languageTermHandlers(deps),
    ...userChannelTermHandlers(deps),
    ...userLanguageTermHandlers(deps),
    ...securityHandlers(),
    ...appSettingHandlers(deps),
    ...cultureHandlers(),
    ...analyticsHandlers(deps),
    ...pageHandlers(deps),
    ...auditHandlers(deps),
    ...followHandlers(deps),
    ...colleagueHandlers(deps),
    ...feedHandlers(deps),
    ...broadcastMessageHandlers(deps),
    ...adminHandlers(deps),
    ...retentionHandlers(deps),
    ...measureHandlers(deps),
    ...personalDataHandlers(deps),
    ...siteElementHandlers(deps),
    ...imageHandlers(deps),
    ...restaurantHandlers(deps),
    ...restaurantMenuHandlers(deps),
    ...chartGroupHandlers(deps),
    ...powerBiFrameHandlers(deps),
    ...infoboxHandlers(deps),
    ...appTileHandlers(deps),
    ...userAppTileHandlers(deps),
    ...itemToReadHandlers(deps),
    ...userItemToReadHandlers(deps),
    ...readPageHandlers(deps),
    ...userTabComponentConfigurationHandlers(deps),
    ...workingCopyHandlers(deps),
    ...linkHandlers(),
    ...targetingHandlers(deps),
    ...navigationNodeHandlers(deps),
  };
}
