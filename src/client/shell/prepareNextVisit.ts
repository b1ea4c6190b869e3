import type { ClientConfig } from '#shared/clientConfig';
import { allowOfflineStart, forbidOfflineStart } from '../offline/offlineStart';
import { keepPaints } from '../paint/keepPaint';
import { NoticeToaster } from './laterParts';

/** Milliseconds: the worker fetches the page, and a slow line may still be busy with pictures. */
const workerDelay = 5_000;

/**
 * Keeps what stands in the window, and sees to it that the portal opens without a network and can
 * then say so; where nothing may stay on the device, sees to that. The returned function ends it.
 */
export function prepareNextVisit(config: ClientConfig, isForbidden: boolean): () => void {
  const stopKeeping = isForbidden ? undefined : keepPaints(config);
  const timer = setTimeout(() => {
    void (isForbidden ? forbidOfflineStart() : allowOfflineStart());
    NoticeToaster.load().catch(() => undefined);
  }, workerDelay);
  return () => {
    clearTimeout(timer);
    stopKeeping?.();
  };
}
