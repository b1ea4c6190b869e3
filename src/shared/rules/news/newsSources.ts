import { personalNewsModes } from '../settings/settings';
import { wantsNewsFromFollowedSites } from '../people/users';
import { isOneOf } from '../values/records';

/** Where a list of news comes from. */
export interface TopNewsSources {
  /** The product's own API. */
  product: boolean;
  /** The news center site in SharePoint. */
  newsCenter: boolean;
}

export interface PersonalNewsSources extends TopNewsSources {
  /** Search in the sites the person follows. */
  followedSites: boolean;
  /** Search over any site that has the channel field. */
  anySite: boolean;
}

interface Circumstances {
  /** Setting enableWorkplaceLight. */
  isLight: boolean;
  /** The person has a qualifying Microsoft 365 licence. */
  isLicensed: boolean;
  /** The organisation has a SharePoint address in the portal's configuration. */
  hasSharePoint: boolean;
}

/**
 * NEWS-30, NEWS-31, LICENCE-02..05. Without light mode everyone counts as licensed. An organisation
 * without SharePoint has its product news only.
 */
export function topNewsSources({
  isLight,
  isLicensed,
  hasSharePoint,
}: Circumstances): TopNewsSources {
  const newsCenter = hasSharePoint && (!isLight || isLicensed);
  return { product: isLight || !hasSharePoint, newsCenter };
}

/** NEWS-25..29, USER-05. */
export function personalNewsSources(
  circumstances: Circumstances,
  mode: string,
  ShowNewsFromFollowedSites: boolean | null,
): PersonalNewsSources {
  const { product, newsCenter } = topNewsSources(circumstances);
  const known = isOneOf(personalNewsModes, mode)
    ? mode
    : 'GraphFromNewsCenterSiteAndSearchFromFollowedSites';
  const anySite = known === 'SearchNewsFromAnySiteWithChannelField';
  const followed =
    known === 'GraphFromNewsCenterSiteAndSearchFromFollowedSites' &&
    wantsNewsFromFollowedSites({ ShowNewsFromFollowedSites });
  return {
    product,
    newsCenter: newsCenter && !anySite,
    followedSites: newsCenter && followed,
    anySite: newsCenter && anySite,
  };
}
