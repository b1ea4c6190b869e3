import { isExternal } from '#shared/rules/people/people';
import { useSession } from '../../data/session/session';
import { useHostState } from '../../host/useHostState';
import { useMedia } from '../../platform/useMedia';
import { routes } from '../../routes';
import { useTexts } from '../../texts/useTexts';
import { bottomBarMedia } from './bottomBarPlace';
import { navigationEntries, type NavigationEntry } from './navigationEntries';

interface Navigation {
  entries: readonly NavigationEntry[];
  hasBottomBar: boolean;
}

/** The targets of the navigation, and whether it is at the bottom; Teams has a bar of its own. */
export function useNavigation(): Navigation {
  const texts = useTexts();
  const { settings, licensed, isLicenceKnown, person } = useSession();
  const { place } = useHostState();
  const isPhone = useMedia(bottomBarMedia);
  const entries = navigationEntries(routes, {
    texts,
    settings,
    licensed,
    isLicenceKnown,
    isGuest: isExternal({ userPrincipalName: person.upn }),
    isInTeams: place === 'teams',
  });
  return { entries, hasBottomBar: isPhone && place === 'browser' && entries.length > 1 };
}
