import { firstTables } from './migrations/0001firstTables';
import { broadcastMessages } from './migrations/0002broadcastMessages';
import { siteElements } from './migrations/0003siteElements';
import { interfaceLanguage } from './migrations/0004interfaceLanguage';
import { fullTextSearch } from './migrations/0005fullTextSearch';
import { images } from './migrations/0006images';
import { restaurants } from './migrations/0007restaurants';
import { figures } from './migrations/0008figures';
import { infoboxes } from './migrations/0009infoboxes';
import { keyedHistory } from './migrations/0010keyedHistory';
import { analytics } from './migrations/0011analytics';
import { routesOfFrames } from './migrations/0012routesOfFrames';
import { appTiles } from './migrations/0013appTiles';
import { notifications } from './migrations/0014notifications';
import { itemsToRead } from './migrations/0015itemsToRead';
import { namesOfPeople } from './migrations/0016namesOfPeople';
import { tabConfigurations } from './migrations/0017tabConfigurations';
import { askedAgain } from './migrations/0018askedAgain';
import { idempotencyKeys } from './migrations/0019idempotencyKeys';
import { writtenAgain } from './migrations/0020writtenAgain';
import { announcements } from './migrations/0021announcements';
import { pageWriting } from './migrations/0022pageWriting';
import { peopleOfPages } from './migrations/0023peopleOfPages';
import { navigationNodes } from './migrations/0024navigationNodes';
import { galleryImages } from './migrations/0025galleryImages';
import { newestContent } from './migrations/0026newestContent';
import { imageSizes } from './migrations/0027imageSizes';
import { picturesOfOlderServers } from './migrations/0028picturesOfOlderServers';
import { boundedSearch } from './migrations/0029boundedSearch';
import { termsOfNodes } from './migrations/0030termsOfNodes';
import { retention } from './migrations/0031retention';
import { stripOfToday } from './migrations/0032stripOfToday';
import { measures } from './migrations/0033measures';
import { readPages } from './migrations/0034readPages';
import { peopleOfDeletions } from './migrations/0035peopleOfDeletions';
import { languagesLeft } from './migrations/0036languagesLeft';
import { readsOfPages } from './migrations/0037readsOfPages';

export interface Migration {
  name: string;
  /** SQL, run in one transaction. */
  statements: string;
  /**
   * True where servers of the release before cannot go on beside it: all of them are to be stopped
   * first. Whatever only adds does not.
   */
  breaks?: boolean;
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
  { name: 'names of people', statements: namesOfPeople },
  { name: 'tab configurations', statements: tabConfigurations },
  { name: 'asked again', statements: askedAgain },
  { name: 'idempotency keys', statements: idempotencyKeys },
  { name: 'written again', statements: writtenAgain },
  { name: 'announcements', statements: announcements },
  { name: 'page writing', statements: pageWriting },
  { name: 'people of pages', statements: peopleOfPages },
  { name: 'navigation nodes', statements: navigationNodes },
  { name: 'gallery images', statements: galleryImages },
  { name: 'newest content', statements: newestContent },
  { name: 'image sizes', statements: imageSizes },
  { name: 'pictures of older servers', statements: picturesOfOlderServers },
  { name: 'bounded search', statements: boundedSearch },
  { name: 'terms of nodes', statements: termsOfNodes },
  { name: 'retention', statements: retention },
  { name: 'strip of today', statements: stripOfToday },
  { name: 'measures', statements: measures },
  { name: 'read pages', statements: readPages },
  { name: 'people of deletions', statements: peopleOfDeletions },
  { name: 'languages left', statements: languagesLeft },
  { name: 'reads of pages', statements: readsOfPages },
];
