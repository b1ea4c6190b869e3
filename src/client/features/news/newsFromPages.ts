import type { ListedPage } from '#shared/contract/pages';
import { newsFromPage } from '#shared/rules/newsFromPage';
import { mappedRead } from '../../data/mappedRead';

/** The portal's own pages as news. */
export const newsFromPages = mappedRead((pages: ListedPage[]) => pages.map(newsFromPage));
