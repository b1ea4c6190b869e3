import type { CompanyDocument } from '../company/documents';
import { compositeId, siteUrl } from './addresses';
import { seconds } from './pageItem';

const documentContentType = '0x01010088A0D0A0B2D0E74F8F6F2C6A6C1B5E01';

/** A file as a row of its site's document library. */
export function documentItem(document: CompanyDocument, sharePointUrl: string) {
  const { site, uniqueId, itemId, name, title, modified, created } = document;
  const eTag = `"${uniqueId},1"`;
  return {
    '@odata.etag': eTag,
    id: String(itemId),
    eTag,
    createdDateTime: seconds(created),
    lastModifiedDateTime: seconds(modified),
    webUrl: `${siteUrl(site, sharePointUrl)}/Shared%20Documents/${encodeURIComponent(name)}`,
    parentReference: { id: site.documentsListId, siteId: compositeId(site, sharePointUrl) },
    contentType: { id: documentContentType, name: 'Document' },
    sharepointIds: {
      listId: site.documentsListId,
      listItemId: String(itemId),
      listItemUniqueId: uniqueId,
      siteId: site.siteId,
      webId: site.webId,
    },
    fields: {
      '@odata.etag': eTag,
      id: String(itemId),
      ContentType: 'Document',
      Title: title,
      FileLeafRef: name,
      Created: seconds(created),
      Modified: seconds(modified),
    },
  };
}
