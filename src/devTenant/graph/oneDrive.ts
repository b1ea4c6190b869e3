import { randomUUID } from 'node:crypto';
import type { PendingUpload, StoredFile } from '../company/tenantState';
import type { Person } from '../company/person';
import { idOf } from '../company/random';
import { header } from '../http/message';
import { graphRoute, json, type GraphCall, type GraphRoute } from './graphCall';
import { projected } from './projected';
import { badRequest, GraphProblem, notFound } from './graphProblem';
import { licensed } from './sites/sites';
import { me } from './people/me';

const readScopes = 'Files.Read Files.Read.All Files.ReadWrite Sites.Read.All';
const writeScopes = 'Files.ReadWrite';

/** The part of a call that storing a file needs, whichever service takes its bytes. */
export type DriveCall = Pick<GraphCall, 'state' | 'drive' | 'addresses' | 'now'>;

/** The person's own OneDrive. */
export const oneDriveRoutes: GraphRoute[] = [
  graphRoute('GET', '/me/drive', `${readScopes} User.Read`, (call) => {
    const owner = ownerOf(call);
    return json(
      projected(call, {
        id: `b!${idOf('drive', owner.id)}`,
        name: 'OneDrive',
        driveType: 'business',
        webUrl: driveUrl(call, owner),
      }),
    );
  }),
  graphRoute('GET', '/me/drive/root:/{}', readScopes, (call, [name = '']) => {
    const owner = ownerOf(call);
    const file = call.state.files.get(fileKey(owner, name));
    if (!file) throw notFound('The item');
    return json(fileResource(call, owner, file));
  }),
  graphRoute('PUT', '/me/drive/root:/{}:/content', writeScopes, (call, [name = '']) => {
    const { searchParams } = call.request.url;
    const conflict = searchParams.get('@microsoft.graph.conflictBehavior') ?? 'replace';
    const wanted = { owner: ownerOf(call), name, conflict, ifMatch: ifMatchOf(call) };
    const { file, isNew } = storeFile(call, wanted, call.request.body);
    return json(file, isNew ? 201 : 200);
  }),
  graphRoute('POST', '/me/drive/root:/{}:/createUploadSession', writeScopes, beginUpload),
];

function beginUpload(call: GraphCall, [name = '']: string[]) {
  const owner = ownerOf(call);
  const { item: asked = {} }: { item?: Record<string, string> } = call.request.body.length
    ? JSON.parse(call.request.body.toString('utf8'))
    : {};
  const conflict = asked['@microsoft.graph.conflictBehavior'] ?? 'replace';
  const wanted = { owner, name, conflict, ifMatch: ifMatchOf(call) };
  refuseStoring(call, wanted, 0);
  const id = randomUUID();
  const expires = new Date(call.now.getTime() + call.drive.sessionSeconds * 1_000);
  call.state.uploads.set(id, { ...wanted, expires, parts: [] });
  const site = `${call.addresses.sharePointUrl}/personal/${siteName(owner)}`;
  const item = `${site}/_api/v2.0/drives/b!${idOf('drive', owner.id)}/items/${idOf('file', id)}`;
  const query = `guid='${id}'&overwrite=True&rename=False&dc=0&tempauth=v1.${randomUUID()}`;
  return json({
    '@odata.context': `${call.addresses.graphUrl}/${call.version}/$metadata#microsoft.graph.uploadSession`,
    uploadUrl: `${item}/uploadSession?${query}`,
    expirationDateTime: expires.toISOString(),
    nextExpectedRanges: ['0-'],
  });
}

type WantedFile = Pick<PendingUpload, 'owner' | 'name' | 'conflict' | 'ifMatch'>;

const ifMatchOf = ({ request }: GraphCall) => header(request, 'if-match');

/** Stores a file as requested; what prevents it is thrown as a problem. */
export function storeFile(call: DriveCall, wanted: WantedFile, content: Buffer) {
  refuseStoring(call, wanted, content.length);
  const { owner, conflict } = wanted;
  const { files } = call.state;
  const name = conflict === 'rename' ? freeName(call, owner, wanted.name) : wanted.name;
  const key = fileKey(owner, name);
  const before = files.get(key);
  const file: StoredFile = {
    id: before?.id ?? randomUUID(),
    name: before?.name ?? name,
    content,
    version: (before?.version ?? 0) + 1,
    created: before?.created ?? call.now,
    changed: call.now,
  };
  files.set(key, file);
  if (call.drive.bytesLeft !== null) call.drive.bytesLeft -= content.length;
  return { file: fileResource(call, owner, file), isNew: !before };
}

/** The name, with the first number that is free where it is taken. */
function freeName({ state }: DriveCall, owner: Person, name: string): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 1; state.files.has(fileKey(owner, free)); number += 1)
    free = `${stem} ${number}${ending}`;
  return free;
}

function refuseStoring(
  { state, drive }: DriveCall,
  { owner, name, conflict, ifMatch }: WantedFile,
  bytes: number,
): void {
  if (/["*:<>?/\\|]/.test(name) || name.startsWith('~$'))
    throw new GraphProblem(
      400,
      'invalidRequest',
      'The provided name cannot contain any of the following characters: " * : < > ? / \\ |.',
    );
  if (!['replace', 'rename', 'fail'].includes(conflict))
    throw badRequest('The conflict behavior is not supported here.');
  const file = state.files.get(fileKey(owner, name));
  if (ifMatch && ifMatch !== '*' && (!file || !tagsOf(file).includes(ifMatch)))
    throw new GraphProblem(412, 'resourceModified', "ETag does not match current item's value");
  if (file && conflict === 'fail')
    throw new GraphProblem(
      409,
      'nameAlreadyExists',
      'An item with the same name already exists under the parent.',
    );
  if (
    conflict !== 'rename' &&
    drive.locked.some((locked) => locked.toLowerCase() === name.toLowerCase())
  )
    throw new GraphProblem(
      423,
      'resourceLocked',
      'The resource you are attempting to access is locked.',
    );
  if (drive.bytesLeft !== null && bytes > drive.bytesLeft)
    throw new GraphProblem(507, 'quotaLimitReached', 'Insufficient space available.');
}

/** The upload of a session; nothing when it is over. */
export function pendingUpload(
  { state, now }: Pick<DriveCall, 'state' | 'now'>,
  id: string,
): PendingUpload {
  const upload = state.uploads.get(id);
  if (!upload || upload.expires <= now)
    throw new GraphProblem(404, 'itemNotFound', 'The upload session was not found.');
  return upload;
}

function ownerOf(call: GraphCall): Person {
  licensed(call);
  if (call.drive.isMissing) throw new GraphProblem(404, 'itemNotFound', "User's mysite not found.");
  return me(call);
}

function fileResource(call: DriveCall, owner: Person, file: StoredFile) {
  const { id, name, content, created, changed } = file;
  const [eTag, cTag] = tagsOf(file);
  return {
    id,
    name,
    eTag,
    cTag,
    size: content.length,
    webUrl: `${driveUrl(call, owner)}/${encodeURIComponent(name)}`,
    createdDateTime: created.toISOString(),
    lastModifiedDateTime: changed.toISOString(),
    file: { mimeType: 'application/octet-stream' },
  };
}

/** Of the item and of its content; both change with each change, and either may be matched. */
function tagsOf({ id, version }: StoredFile): [eTag: string, cTag: string] {
  const item = `{${id.toUpperCase()}},${version}`;
  return [`"${item}"`, `"c:${item}"`];
}

const fileKey = (owner: Person, name: string) => `${owner.id}/${name.toLowerCase()}`;
const siteName = (owner: Person) => owner.upn.replace(/[@.]/g, '_');
const driveUrl = ({ addresses }: DriveCall, owner: Person) =>
  `${addresses.sharePointUrl}/personal/${siteName(owner)}/Documents`;
