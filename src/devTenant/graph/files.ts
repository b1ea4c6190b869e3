import type { CompanyDocument } from '../company/documents';
import { idOf } from '../company/random';
import type { Answer } from '../http/message';
import { documentItem } from '../sharepoint/documentItem';
import { selectNames, selected } from '../odata/select';
import { collection } from './collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from './graphCall';
import { GraphProblem, notFound } from './graphProblem';
import { licensed } from './sites';
import { me } from './me';

const readScopes = 'Files.Read Files.Read.All Files.ReadWrite';
const rules = { defaultSize: 100, maxSize: 999 };

export const fileRoutes: GraphRoute[] = [
  graphRoute('GET', '/me/drive', `${readScopes} User.Read`, (call) => {
    licensed(call);
    return json(selected({ id: `b!${idOf('drive', me(call).id)}`, name: 'OneDrive', driveType: 'business', webUrl: driveUrl(call) }, selectNames(call.request.url.searchParams)));
  }),
  graphRoute('GET', '/me/drive/root:/{}', readScopes, (call, [name = '']) => {
    const content = call.state.files.get(fileKey(call, name));
    if (!content) throw notFound('The item');
    return json(fileResource(call, name, content));
  }),
  graphRoute('PUT', '/me/drive/root:/{}:/content', 'Files.ReadWrite', putFile),
  graphRoute('GET', '/me/drive/following', readScopes, (call) => collection(call, followedDocuments(call), rules, (document) => driveItem(call, document), 'following')),
  ...['/me/drive/items/{}/unfollow', '/me/drive/following/{}'].map((path, index) =>
    graphRoute(index ? 'DELETE' : 'POST', path, readScopes, (call, [id = '']) => {
      if (!followedDocuments(call).some(({ uniqueId }) => uniqueId === id)) throw notFound('The item');
      call.state.unfollowedItems.add(`${me(call).id}/${id}`);
      return { status: 204 };
    })),
];

function followedDocuments(call: GraphCall): CompanyDocument[] {
  licensed(call);
  return call.company.documents.slice(0, 7).filter(({ uniqueId }) => !call.state.unfollowedItems.has(`${me(call).id}/${uniqueId}`));
}

/** A document as a drive item. */
export function driveItem({ addresses, company }: GraphCall, document: CompanyDocument) {
  const { createdDateTime, lastModifiedDateTime, webUrl } = documentItem(document, addresses.sharePointUrl);
  const editor = company.people[document.editor]!;
  return {
    id: document.uniqueId, name: document.name, size: document.sizeInBytes, webUrl, createdDateTime, lastModifiedDateTime, file: { mimeType: 'application/octet-stream' },
    lastModifiedBy: { user: { id: editor.id, displayName: editor.displayName } },
    parentReference: { driveId: `b!${idOf('drive', document.site.key)}`, driveType: 'documentLibrary', siteId: document.site.siteId },
  };
}

function putFile(call: GraphCall, [name = '']: string[]): Answer {
  licensed(call);
  const key = fileKey(call, name);
  const exists = call.state.files.has(key);
  if (exists && call.request.url.searchParams.get('@microsoft.graph.conflictBehavior') === 'fail') throw new GraphProblem(409, 'nameAlreadyExists', 'An item with the same name already exists.');
  call.state.files.set(key, call.request.body);
  return json(fileResource(call, name, call.request.body), exists ? 200 : 201);
}

function fileResource(call: GraphCall, name: string, content: Buffer) {
  const time = call.now.toISOString();
  return { id: idOf('file', fileKey(call, name)), name, size: content.length, webUrl: `${driveUrl(call)}/${encodeURIComponent(name)}`, createdDateTime: time, lastModifiedDateTime: time, file: { mimeType: 'application/octet-stream' } };
}

const fileKey = (call: GraphCall, name: string) => `${me(call).id}/${name.toLowerCase()}`;
const driveUrl = (call: GraphCall) => `${call.addresses.sharePointUrl}/personal/${me(call).upn.replace(/[@.]/g, '_')}/Documents`;
