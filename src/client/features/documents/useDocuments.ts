import {
  documentItems,
  documentLimits,
  documentsPath,
  foundDocuments,
  type DocumentItem,
  type DocumentTab,
  type FoundFile,
  type Insight,
} from '#shared/rules/documents/documents';
import type { FilePlace } from '#shared/rules/documents/fileAddresses';
import { oneDriveHome } from '#shared/rules/sites/sharePointHosts';
import { connection } from '../../data/connection/connection';
import { FailureError } from '../../data/connection/failure';
import { readGraph, readGraphPage, type GraphRead } from '../../data/graph/graph';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import type { WidgetState } from '../../ui/widget/widgetState';

export interface Documents {
  items: DocumentItem[];
  /** Insights are switched off, forbidden or no longer there; the items are from elsewhere. */
  hasNoInsights?: true;
}

const scopes = ['Sites.Read.All'];

/** The service's statuses where it has no insights for this person, and will have none later. */
const withoutInsights = [403, 404, 410, 501];

/** The person's documents of one tab, from Graph; requested when the tab is opened. */
export function useDocuments(tab: DocumentTab, operation: string): WidgetState<Documents> {
  return useRead<Documents>({
    key: `documents ${tab}`,
    read: async (signal) => {
      const call = { scopes, operation, signal };
      try {
        const { items } = await readGraphPage<Insight>(documentsPath(tab), call);
        return { items: documentItems(items) };
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        if (!withoutInsights.includes(error.failure.status)) throw error;
        return { items: tab === 'recent' ? await lastChanged(call) : [], hasNoInsights: true };
      }
    },
    isEmpty: ({ items, hasNoInsights }) => items.length === 0 && !hasNoInsights,
    isWhole: ({ hasNoInsights }) => !hasNoInsights,
  });
}

/** The latest changed documents that the person may open, whoever changed them. */
async function lastChanged(call: GraphRead): Promise<DocumentItem[]> {
  const { postSearch } = await import('../../data/search/postSearch');
  const { hits } = await postSearch<{ resource?: FoundFile }>(
    {
      entityTypes: ['driveItem'],
      query: { queryString: 'IsDocument:true' },
      from: 0,
      size: documentLimits.asked,
      sortProperties: [{ name: 'lastModifiedDateTime', isDescending: true }],
    },
    call,
  );
  return foundDocuments(hits.flatMap(({ resource }) => resource ?? []));
}

/**
 * The address of the person's OneDrive; nothing while it is not known, empty where they have none
 * (DOCS-22). Where it cannot be read, that of everybody's leads there as well.
 * With the permission of the lists, so that both travel in one request.
 */
export function useOneDrive(operation: string): string | undefined {
  const drive = useRead<string>({
    key: 'documents/drive',
    read: async (signal) => {
      try {
        const call = { scopes, operation, signal };
        return (
          (await readGraph<{ webUrl?: string }>('/me/drive?$select=webUrl', call)).webUrl ?? ''
        );
      } catch (error) {
        if (error instanceof FailureError && error.failure.status === 404) return '';
        throw error;
      }
    },
  });
  if (drive.state === 'failed') return oneDriveHome(connection().config);
  if (drive.state !== 'ready') return undefined;
  return /^https?:/.test(drive.value) ? drive.value : '';
}

/** Where a file lies, which an insight does not say; requested when it is wanted. */
export function useFilePlace(path: string | undefined, operation: string): ReadState<FilePlace> {
  return useRead<FilePlace>({
    key: `documents/place ${path ?? ''}`,
    isWanted: path !== undefined,
    read: (signal) =>
      readGraph<FilePlace>(`${path}?$select=name,webDavUrl,sharepointIds`, {
        scopes: ['Files.Read.All'],
        operation,
        signal,
      }),
  });
}
