import { marked } from '#shared/rules/search/searchText';
import type { ListedPage } from '#shared/contract/pages/pages';
import type { FoundRow } from '#shared/rules/search/foundRows';
import { callApi } from '../../data/connection/callApi';
import type { Section } from '../../data/search/searchSections';
import { presentDate } from '../../platform/presentTime';

/** The unpublished pages, which the search of readers does not find. */
export const draftSection: Section = {
  key: 'drafts',
  title: (texts) => texts.sectionDrafts,
  setting: 'searchShowNewsAndPages',
  needsLicence: false,
  hasDates: false,
  search: async ({ text, amount, operation, signal }) => {
    const pages = await callApi('POST /pages/query', {
      // A draft has no date; of those that have one, what is to come.
      body: {
        FindText: text,
        IncludeDrafts: true,
        StartDate: presentDate().toISOString(),
        Take: amount,
      },
      operation,
      signal,
    });
    return { rows: pages.map((page) => rowOf(page, text)), hasMore: pages.length === amount };
  },
};

function rowOf({ Path, Title, PageType, PublishingDate }: ListedPage, text: string): FoundRow {
  return {
    key: Path,
    kind: PageType === 0 ? 'page' : 'news',
    address: Path,
    title: marked(Title, text),
    description: [],
    ...(PublishingDate !== null && { date: PublishingDate }),
  };
}
