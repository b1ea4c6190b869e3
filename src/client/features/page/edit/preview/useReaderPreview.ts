import type { ReaderPreview } from '#shared/contract/people/targeting';
import { apiRead } from '../../../../data/connection/apiRead';
import type { ReadState } from '../../../../data/read/readState';
import { useRead } from '../../../../data/read/useRead';
import type { PageValues } from '../pageValues';
import { isChosen, type PreviewReader, type TextLink } from './previewReader';

/** Most links that are asked about at once, and the longest of them. */
const max = { links: 1_000, length: 2_000 };

/** The page and the links that the reader would get, by the server's rules. */
export function useReaderPreview(
  { ChannelTermPages, LanguageTermId, ArchiveDate }: PageValues,
  links: readonly TextLink[],
  reader: PreviewReader,
  operation: string,
): ReadState<ReaderPreview> {
  const { kind, upn, channels, languages, isLicensed } = reader;
  const Reader =
    kind === 'person'
      ? { UpnId: upn, IsLicensed: isLicensed }
      : {
          ...{ ChannelTermIds: [...channels], LanguageTermIds: [...languages] },
          IsLicensed: isLicensed,
        };
  const Addresses = [...new Set(links.map(({ address }) => address))]
    .filter(({ length }) => length <= max.length)
    .slice(0, max.links);
  const body = {
    ...{
      ChannelTermIds: [...ChannelTermPages],
      LanguageTermId: LanguageTermId || null,
      ArchiveDate,
    },
    ...{ Addresses, Reader },
  };
  return useRead({
    ...apiRead('POST /targeting/preview', { body, operation }),
    isWanted: isChosen(reader),
    isFresh: true,
  });
}
