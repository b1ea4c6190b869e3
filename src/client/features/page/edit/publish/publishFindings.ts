import { safeFragment } from '../../../../ui/text/cleanFragment';
import type { PictureWeight } from './heavyPictures';
import type { LinkTrouble, PageTrouble } from './linkFindings';
import type { PageValues } from '../pageValues';

/** Something that may be wrong with a page; nobody is kept from publishing it. */
export interface Finding {
  kind:
    | 'bannerAlternative'
    | 'pictureAlternative'
    | 'emptyHeading'
    | 'skippedHeading'
    | 'archived'
    | 'noLanguage'
    | 'heavyBanner'
    | 'heavyPicture'
    | 'otherLanguage'
    | 'unfollowed'
    | 'linkGone'
    | 'linkSilent'
    | LinkTrouble;
  /** The subject of the finding, where there are words for it. */
  about: string;
  /** Of a link: whom it leads nowhere. Of a picture: how large it is. */
  numbers?: Pick<PageTrouble, 'count' | 'people'> | PictureWeight;
  /** Where it is: the field, or in the text the element of this kind with this number. */
  place: { field: keyof PageValues } | { selector: string; index: number };
}

interface Circumstances {
  now: Date;
  /** Content is filtered by language: without one, some readers do not see it. */
  isFiltered: boolean;
}

const headings = 'h2, h3, h4, h5, h6';

/** Possible shortcomings of a page, in the order in which it is read. */
export function findingsOf(values: PageValues, { now, isFiltered }: Circumstances): Finding[] {
  const text = safeFragment(values.Content);
  const { BannerImageUrl, BannerImageAltText, ArchiveDate, LanguageTermId } = values;
  const found: Finding[] = [];
  if (BannerImageUrl !== '' && BannerImageAltText.trim() === '')
    found.push({ kind: 'bannerAlternative', about: '', place: { field: 'BannerImageAltText' } });
  found.push(...headingFindings(text), ...pictureFindings(text));
  if (ArchiveDate !== null && new Date(ArchiveDate) <= now)
    found.push({ kind: 'archived', about: '', place: { field: 'ArchiveDate' } });
  if (isFiltered && LanguageTermId === '')
    found.push({ kind: 'noLanguage', about: '', place: { field: 'LanguageTermId' } });
  return found;
}

/** Below the title of the page, levels begin with 2 and go down one by one. */
function headingFindings(text: DocumentFragment): Finding[] {
  let before = 1;
  return [...text.querySelectorAll(headings)].flatMap((heading, index): Finding[] => {
    const about = heading.textContent.trim();
    const place = { selector: headings, index };
    if (about === '' && !heading.querySelector('img'))
      return [{ kind: 'emptyHeading', about, place }];
    const level = Number(heading.localName.slice(1));
    const isSkipped = level > before + 1;
    before = level;
    return isSkipped ? [{ kind: 'skippedHeading', about, place }] : [];
  });
}

/** One whose words are empty decorates; its editor has said so. */
function pictureFindings(text: DocumentFragment): Finding[] {
  return [...text.querySelectorAll('img')].flatMap((picture, index): Finding[] =>
    !picture.hasAttribute('alt') || /^\s+$/.test(picture.alt)
      ? [
          {
            kind: 'pictureAlternative',
            about: String(index + 1),
            place: { selector: 'img', index },
          },
        ]
      : [],
  );
}
