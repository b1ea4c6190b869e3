import { apiRead } from '../data/connection/apiRead';
import { isSlowStart, type FirstRead } from '../data/read/firstReads';
import { tabConfigurationsRead } from '../data/tabConfigurationsRead';
import { loadedTexts } from '../texts/catalogues';
import { currentLanguage } from '../texts/language';
import { firstTexts as en } from '../texts/topics';

/**
 * How the person arranges their board, and its first section as it stands by default. Whoever has
 * hidden that is shown nothing of it.
 */
export function boardsFirstReads(): FirstRead[] {
  const { navigation, today } = loadedTexts(currentLanguage()) ?? en;
  const { appTiles, smartLinks } = today.widgets;
  return [
    { ...tabConfigurationsRead(navigation.yourBoard), goesFirst: isSlowStart() },
    apiRead('GET /me/userapptiles', { query: { includeHidden: false }, operation: appTiles }),
    apiRead('GET /me/userapptiles/smartlinks', { operation: smartLinks }),
  ];
}
