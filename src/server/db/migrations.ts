import { firstTables } from './migrations/0001firstTables';
import { broadcastMessages } from './migrations/0002broadcastMessages';
import { siteElements } from './migrations/0003siteElements';
import { interfaceLanguage } from './migrations/0004interfaceLanguage';
import { fullTextSearch } from './migrations/0005fullTextSearch';
import { appTiles } from './migrations/0070appTiles';
import { images } from './migrations/0009images';
import { restaurants } from './migrations/0008restaurants';
import { figures } from './migrations/0011figures';
import { infoboxes } from './migrations/0010infoboxes';
import { routesOfFrames } from './migrations/0090routesOfFrames';
import { itemsToRead } from './migrations/0091itemsToRead';
import { analytics } from './migrations/0007analytics';
import { notifications } from './migrations/0080notifications';
import { keyedHistory } from './migrations/0006keyedHistory';

interface Migration {
  name: string;
  /** SQL, run in one transaction. */
  statements: string;
}

/** In order; a published migration is never changed, only followed by another. */
export const migrations: readonly Migration[] = [
  { name: 'first tables', statements: firstTables },
  { name: 'broadcast messages', statements: broadcastMessages },
  { name: 'site elements', statements: siteElements },
  { name: 'interface language', statements: interfaceLanguage },
  { name: 'full-text search', statements: fullTextSearch },
  { name: 'images', statements: images },
  { name: 'restaurants', statements: restaurants },
  { name: 'figures', statements: figures },
  { name: 'infoboxes', statements: infoboxes },
  { name: 'keyed history', statements: keyedHistory },
  { name: 'analytics', statements: analytics },
  { name: 'routes of frames', statements: routesOfFrames },
  { name: 'app tiles', statements: appTiles },
  { name: 'notifications', statements: notifications },
  { name: 'items to read', statements: itemsToRead },
];
