import type { ListedPage } from '#shared/contract/pages/pages';
import { newsFromPage } from '#shared/rules/news/newsFromPage';
import { mappedRead } from '../../data/read/mappedRead';

/** The portal's own pages as news. */
export const newsFromPages = mappedRead((pages: ListedPage[]) => pages.map(newsFromPage));
