import { editing } from '../../../data/editing/editing';
import { pageReads } from '../../../data/portalReads/pageReads';

/** How editors read and store pages: news and content. */
export const pageEditing = editing('/pages', { reads: pageReads });
