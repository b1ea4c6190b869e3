import { contentPages } from './contentPages';
import { englishNews } from './englishNews';
import { nordicNews } from './nordicNews';
import type { ProductPage } from './productPage';

/** Every page that the portal is filled with; the newest come last, so that ids grow with time. */
export const allPages: readonly ProductPage[] = [
  ...englishNews,
  ...nordicNews,
  ...contentPages,
].sort((one, other) => (other.daysAgo ?? 0) - (one.daysAgo ?? 0));
