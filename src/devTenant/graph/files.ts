import { around, certain } from '#shared/rules/values/certain';
import type { CompanyDocument } from '../company/documents';
import { motifs } from '../company/pictures/motif';
import { idOf } from '../company/random';
import type { Answer } from '../http/message';
import { tenantId } from '../environment';
import { siteUrl } from '../sharepoint/addresses';
import { documentItem } from '../sharepoint/documentItem';
import { collection } from './collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from './graphCall';
import { projected } from './projected';
import { notFound } from './graphProblem';
import { licensed } from './sites/sites';
import { me } from './people/me';

const thumbnailSizes = { small: 96, medium: 176, large: 800 };
const readScopes = 'Files.Read Files.Read.All Files.ReadWrite';
const rules = { defaultSize: 100, maxSize: 999 };

export const fileRoutes: GraphRoute[] = [
  graphRoute('GET', '/me/drive/following', readScopes, (call) =>
    collection(
      call,
      followedDocuments(call),
      rules,
      (document) => driveItem(call, document),
      'following',
    ),
  ),
  graphRoute('GET', '/drives/{}/items/{}', `${readScopes} Sites.Read.All`, (call, [drive, id]) => {
    licensed(call);
    const document = documentIn(call, drive, id);
    return json(projected(call, { ...driveItem(call, document), ...whereItLies(call, document) }));
  }),
  graphRoute('POST', '/me/drive/items/{}/follow', readScopes, ownItem),
  graphRoute('POST', '/me/drive/items/{}/unfollow', readScopes, (call, [id]) => unfollow(call, id)),
  graphRoute('POST', '/drives/{}/items/{}/follow', readScopes, (call, [drive, id]) =>
    follow(call, documentIn(call, drive, id).uniqueId),
  ),
  graphRoute('POST', '/drives/{}/items/{}/unfollow', readScopes, (call, [drive, id]) =>
    unfollow(call, documentIn(call, drive, id).uniqueId),
  ),
  graphRoute('DELETE', '/me/drive/following/{}', readScopes, (call, [id]) => unfollow(call, id)),
  graphRoute(
    'DELETE',
    '/me/drives/{}/following/{}',
    readScopes,
    (call, [, id]) => unfollow(call, id),
    'beta',
  ),
  graphRoute(
    'GET',
    '/drives/{}/items/{}/thumbnails',
    `${readScopes} Sites.Read.All`,
    listThumbnails,
  ),
];

/**
 * Ids are those of one drive: what people follow lies in the drives of sites, none in their own.
 * A followed item is still found among the followed ones.
 */
function ownItem(call: GraphCall): never {
  licensed(call);
  throw notFound('The item');
}

function follow(call: GraphCall, id: string | undefined): Answer {
  const document = followableDocuments(call).find(({ uniqueId }) => uniqueId === id);
  if (!document) throw notFound('The item');
  call.state.unfollowedItems.delete(`${me(call).id}/${document.uniqueId}`);
  return json(driveItem(call, document));
}

function unfollow(call: GraphCall, id: string | undefined): Answer {
  const followed = followedDocuments(call).find(({ uniqueId }) => uniqueId === id);
  if (!followed) throw notFound('The item');
  call.state.unfollowedItems.add(`${me(call).id}/${followed.uniqueId}`);
  return { status: 204 };
}

/** Pictures of the document's library, in the sizes that every drive item has. */
function listThumbnails(call: GraphCall, [driveId, itemId]: string[]): Answer {
  licensed(call);
  const document = documentIn(call, driveId, itemId);
  const motif = around(motifs, document.itemId);
  const sizes = Object.entries(thumbnailSizes).map(([name, width]) => [
    name,
    {
      width,
      height: Math.round((width * 9) / 16),
      url: `${call.addresses.sharePointUrl}/publiccdn/${motif}/${document.uniqueId}.svg`,
    },
  ]);
  return collection(
    call,
    [{ id: '0', ...Object.fromEntries(sizes) }],
    rules,
    (set) => set,
    'thumbnails',
  );
}

function documentIn({ company }: GraphCall, driveId = '', itemId = ''): CompanyDocument {
  const document = company.documents.find(
    (each) => each.uniqueId === itemId && driveOf(each) === driveId,
  );
  if (!document) throw notFound('The item');
  return document;
}

/** The file itself, where `webUrl` leads to the page that shows it. */
function whereItLies({ addresses: { sharePointUrl } }: GraphCall, document: CompanyDocument) {
  const { webUrl, sharepointIds } = documentItem(document, sharePointUrl);
  return {
    webDavUrl: webUrl,
    sharepointIds: { ...sharepointIds, siteUrl: siteUrl(document.site, sharePointUrl), tenantId },
  };
}

export function driveOf({ site }: CompanyDocument): string {
  return `b!${idOf('drive', site.key)}`;
}

function followedDocuments(call: GraphCall): CompanyDocument[] {
  return followableDocuments(call).filter(
    ({ uniqueId }) => !call.state.unfollowedItems.has(`${me(call).id}/${uniqueId}`),
  );
}

/** Documents that everybody follows until they stop. */
function followableDocuments(call: GraphCall): CompanyDocument[] {
  licensed(call);
  return call.company.documents.slice(0, 7);
}

/** A document as a drive item. */
function driveItem({ addresses, company }: GraphCall, document: CompanyDocument) {
  const { createdDateTime, lastModifiedDateTime, webUrl } = documentItem(
    document,
    addresses.sharePointUrl,
  );
  const editor = certain(company.people[document.editor]);
  return {
    id: document.uniqueId,
    name: document.name,
    size: document.sizeInBytes,
    webUrl,
    createdDateTime,
    lastModifiedDateTime,
    file: { mimeType: 'application/octet-stream' },
    lastModifiedBy: { user: { id: editor.id, displayName: editor.displayName } },
    parentReference: {
      driveId: driveOf(document),
      driveType: 'documentLibrary',
      siteId: document.site.siteId,
    },
  };
}
