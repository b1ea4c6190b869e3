import {
  documentItems,
  documentsPath,
  type DocumentItem,
  type DocumentTab,
  type Insight,
} from '#shared/rules/documents';
import { FailureError } from '../../data/failure';
import { readGraph, readGraphPage } from '../../data/graph';
import { useRead } from '../../data/useRead';
import type { WidgetState } from '../../ui/widgetState';

/** The person's documents of one tab, from Graph; asked for when the tab is opened. */
export function useDocuments(tab: DocumentTab, operation: string): WidgetState<DocumentItem[]> {
  return useRead<DocumentItem[]>({
    key: `documents ${tab}`,
    read: async (signal) =>
      documentItems(
        (
          await readGraphPage<Insight>(documentsPath(tab), {
            scopes: ['Sites.Read.All'],
            operation,
            signal,
          })
        ).items,
      ),
    isEmpty: (documents) => documents.length === 0,
  });
}

/**
 * The address of the person's OneDrive; nothing while it is not known, or where they have none
 * (DOCS-22).
 */
export function useOneDrive(operation: string): string | undefined {
  const drive = useRead<string>({
    key: 'documents/drive',
    read: async (signal) => {
      try {
        return (
          (
            await readGraph<{ webUrl?: string }>('/me/drive?$select=webUrl', {
              scopes: ['Files.Read.All'],
              operation,
              signal,
            })
          ).webUrl ?? ''
        );
      } catch (error) {
        if (error instanceof FailureError && error.failure.status === 404) return '';
        throw error;
      }
    },
  });
  return drive.state === 'ready' && /^https?:/.test(drive.value) ? drive.value : undefined;
}
