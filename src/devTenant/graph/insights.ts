import { certain } from '#shared/rules/values/certain';
import type { CompanyDocument } from '../company/documents';
import { siteWithKey } from '../company/sites';
import { siteUrl } from '../sharepoint/addresses';
import { documentItem } from '../sharepoint/documentItem';
import { collection } from './collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from './graphCall';
import { GraphProblem } from './graphProblem';
import { driveOf } from './files';
import { licensed } from './sites/sites';
import { withMailbox } from './day/calendar';

const rules = { defaultSize: 50, maxSize: 999 };
const kinds: Record<string, string> = {
  docx: 'Word',
  xlsx: 'Excel',
  pptx: 'PowerPoint',
  pdf: 'Pdf',
  mpp: 'Project',
};

export const insightRoutes: GraphRoute[] = [
  graphRoute('GET', '/me/insights/used', 'Sites.Read.All', (call) =>
    collection(call, usedItems(call), rules, (item) => item, 'used'),
  ),
  graphRoute('GET', '/me/insights/trending', 'Sites.Read.All', (call) => {
    licensed(call);
    return collection(
      call,
      call.company.documents.slice(4, 24).map((document, index) => ({
        id: document.uniqueId,
        weight: 100 - index,
        lastModifiedDateTime: document.modified.toISOString(),
        ...described(call, document),
      })),
      rules,
      (item) => item,
      'trending',
    );
  }),
  graphRoute('GET', '/me/insights/shared', 'Sites.Read.All', (call) => {
    licensed(call);
    return collection(
      call,
      call.company.documents.slice(2, 14).map((document) => sharedItem(call, document)),
      rules,
      (item) => item,
      'shared',
    );
  }),
  graphRoute('GET', '/me/mailFolders/{}', 'Mail.ReadBasic', (call, [id]) => {
    withMailbox(call);
    return json({
      id: id ?? 'inbox',
      displayName: 'Inbox',
      unreadItemCount: 4,
      totalItemCount: 128,
      childFolderCount: 3,
      isHidden: false,
    });
  }),
];

/** Organisations switch insights off; Microsoft ends them in 2028, and then they know nothing. */
function usedItems(call: GraphCall) {
  const person = licensed(call);
  if (call.switches.insights === 'off')
    throw new GraphProblem(403, 'Forbidden', 'Insights are disabled for this organization.');
  if (call.switches.insights === 'retired') return [];
  const documents = call.company.documents.slice(0, 20).map((document, index) => ({
    id: document.uniqueId,
    lastUsed: usage(document, index),
    ...described(call, document),
  }));
  // The news centre is used by everybody, and shown elsewhere.
  const usedSites = person ? [...call.company.followedSites(person), siteWithKey('news')] : [];
  const sites = usedSites.map((site, index) => ({
    id: site.siteId,
    lastUsed: {
      lastAccessedDateTime: new Date(call.now.getTime() - (index + 1) * 5_400_000).toISOString(),
      lastModifiedDateTime: call.now.toISOString(),
    },
    resourceVisualization: {
      title: site.title,
      type: 'spsite',
      mediaType: 'application/octet-stream',
      previewImageUrl: '',
      previewText: '',
      containerWebUrl: siteUrl(site, call.addresses.sharePointUrl),
      containerDisplayName: site.title,
      containerType: 'Site',
    },
    resourceReference: {
      webUrl: siteUrl(site, call.addresses.sharePointUrl),
      id: `sites/${site.siteId}`,
      type: 'microsoft.graph.site',
    },
  }));
  return [...documents, ...sites];
}

function usage({ modified }: CompanyDocument, index: number) {
  return {
    lastAccessedDateTime: new Date(modified.getTime() + index * 60_000).toISOString(),
    lastModifiedDateTime: modified.toISOString(),
  };
}

function sharedItem(call: GraphCall, document: CompanyDocument) {
  const { displayName, mail, id } = certain(call.company.people[document.editor]);
  return {
    id: document.uniqueId,
    lastShared: {
      sharedDateTime: document.modified.toISOString(),
      sharingSubject: document.title,
      sharingType: 'Link',
      sharedBy: { displayName, address: mail, id },
    },
    ...described(call, document),
  };
}

function described({ addresses }: GraphCall, document: CompanyDocument) {
  const { site, title, extension, uniqueId } = document;
  return {
    resourceVisualization: {
      title,
      type: kinds[extension] ?? 'Other',
      mediaType: 'application/octet-stream',
      previewImageUrl: '',
      previewText: '',
      containerWebUrl: siteUrl(site, addresses.sharePointUrl),
      containerDisplayName: site.title,
      containerType: 'Site',
    },
    resourceReference: {
      webUrl: viewUrl(document, addresses.sharePointUrl),
      id: `drives/${driveOf(document)}/items/${uniqueId}`,
      type: 'microsoft.graph.driveItem',
    },
  };
}

/** Documents of Office lead to the page that shows them, others to the file itself. */
function viewUrl(document: CompanyDocument, sharePointUrl: string): string {
  const { site, name, extension, uniqueId } = document;
  if (!['docx', 'xlsx', 'pptx'].includes(extension))
    return documentItem(document, sharePointUrl).webUrl;
  const query = `sourcedoc=%7B${uniqueId.toUpperCase()}%7D&file=${encodeURIComponent(name)}`;
  return `${siteUrl(site, sharePointUrl)}/_layouts/15/Doc.aspx?${query}&action=default&mobileredirect=true`;
}
