import { around } from '#shared/rules/values/certain';
import type { CompanyDocument } from '../company/documents';
import type { Answer } from '../http/message';
import type { SharePointCall } from './sharePointCall';
import { SharePointProblem } from './sharePointProblem';

/** A query for a site's changes; kinds that it does not name are not wanted. */
interface ChangeQuery {
  Item?: boolean;
  LatestFirst?: boolean;
  FetchLimit?: number | string;
  RequireSecurityTrim?: boolean;
  [kind: string]: unknown;
}

/** Numbers of the kinds of change, with the flag that requests each. */
const kinds = [
  [2, 'Update'],
  [1, 'Add'],
  [4, 'Rename'],
  [2, 'Update'],
  [3, 'DeleteObject'],
  [7, 'Restore'],
  [6, 'Move'],
  [5, 'Move'],
] as const;
const systemUpdate = 15;

/** The log of changes of a site: what happened to the files of its library, and to a list. */
export function changes(call: SharePointCall): Answer {
  const { query }: { query?: ChangeQuery } = JSON.parse(call.request.body.toString('utf8') || '{}');
  if (!query) throw new SharePointProblem('parameterMissing', { name: "'query'" });
  // Without it the whole log is read, which needs the right to manage the site.
  if (!query.RequireSecurityTrim) throw new SharePointProblem('accessDenied');
  const found = call.company
    .documentsOf(call.site)
    .flatMap((document, index) => changesOf(call, document, index))
    .filter(({ flag }) => query.Item === true && query[flag] === true)
    .map(({ change }) => change)
    .sort((one, other) => (one.Time < other.Time ? -1 : one.Time > other.Time ? 1 : 0));
  const limit = Number(query.FetchLimit ?? 1_000);
  const value = (query.LatestFirst ? found.reverse() : found).slice(0, limit);
  return { status: 200, body: { value } };
}

function changesOf(call: SharePointCall, document: CompanyDocument, index: number) {
  const [changeType, flag] = around(kinds, index);
  const minute = 60_000;
  const { created, modified } = document;
  return [
    { flag, change: change(call, document, changeType, modified) },
    // Before its last change it was saved a few times, and looked after by SharePoint itself.
    ...[7, 19].map((minutes) => ({
      flag: 'Update' as const,
      change: change(call, document, 2, new Date(modified.getTime() - minutes * minute)),
    })),
    {
      flag: 'SystemUpdate' as const,
      change: change(call, document, systemUpdate, new Date(modified.getTime() + minute)),
    },
    { flag: 'Add' as const, change: change(call, document, 1, created) },
  ];
}

function change(
  { company, site }: SharePointCall,
  { uniqueId, itemId, editor, name }: CompanyDocument,
  ChangeType: number,
  at: Date,
) {
  const { displayName, mail } = around(company.people, editor);
  const Time = `${at.toISOString().slice(0, 19)}Z`;
  return {
    ChangeToken: { StringValue: `1;2;${site.siteId};${at.getTime()}0000;${itemId}` },
    ChangeType,
    Editor: displayName,
    EditorEmailHint: mail || null,
    ItemId: itemId,
    ListId: site.documentsListId,
    ServerRelativeUrl: `${site.path}/Shared Documents/${name}`,
    SharedByUser: null,
    SharedWithUsers: null,
    SiteId: site.siteId,
    Time,
    UniqueId: uniqueId,
    WebId: site.webId,
  };
}
