import { useEffect, useState } from 'react';
import type { ListedWorkingCopy } from '#shared/contract/pages/workingCopies';
import { kindOfPage, type PageKind } from '#shared/rules/pages/pageTypes';
import { callApi } from '../../../../data/connection/callApi';
import { onChangeOf } from '../../../../data/components/onChangeOf';
import { handleWriteFailure } from '../../../../data/connection/handleWriteFailure';
import { invalidate } from '../../../../data/read/invalidate';
import { useRead } from '../../../../data/read/useRead';
import {
  discardCopy,
  clearOnDevice,
  newOnDevice,
  type KeptCopy,
} from '../../../../data/workingCopies/workingCopies';
import { useTexts } from '../../../../texts/useTexts';

/** A new page that was begun and not stored. */
export interface Unfinished {
  key: string;
  title: string;
  /** ISO 8601. */
  written: string;
  /** Of the server's copy; nothing where this device alone has it. */
  version: string | null;
}

/** New pages of a kind that the person has begun, on the server and this device; newest first. */
export function useUnfinished(kind: PageKind, operation: string) {
  const texts = useTexts();
  const [discarded, setDiscarded] = useState<readonly string[]>([]);
  const [onDevice] = useState(newOnDevice);
  const state = useRead({
    // A key of its own: changes written in other windows are notified every few seconds.
    key: 'pages/unfinished',
    operation,
    isFresh: true,
    read: (signal) => callApi('GET /me/workingCopies', { operation, signal }),
  });
  useEffect(
    () =>
      onChangeOf('workingCopies', (change) => {
        // Published or given up in another window; one that is begun there is its business.
        if (change === null || change.Change === 'deleted') void invalidate('pages/unfinished');
      }),
    [],
  );
  const listed = state.state === 'ready' ? state.value : [];
  const stored = listed.filter(({ PageId }) => PageId === null);
  const onServer = new Set(stored.map(({ Key }) => Key));
  const isOfKind = (copy: Pick<ListedWorkingCopy, 'PageType'>) => kindOfPage(copy) === kind;
  // A copy that was sent and is no longer there was published or discarded elsewhere.
  const unsent = onDevice.filter(({ Key, IsSent }) => !IsSent && !onServer.has(Key));
  const unfinished = [
    ...stored.filter(isOfKind).map(ofServer),
    ...unsent.filter(isOfKind).map(ofDevice),
  ]
    .filter(({ key }) => !discarded.includes(key))
    .sort((one, other) => Date.parse(other.written) - Date.parse(one.written));
  const discard = (key: string) => {
    const version = unfinished.find((one) => one.key === key)?.version;
    setDiscarded([...discarded, key]);
    clearOnDevice(key);
    if (!version) return;
    discardCopy(key, version, operation).catch((error: unknown) => {
      handleWriteFailure(error, texts);
      setDiscarded((before) => before.filter((other) => other !== key));
    });
  };
  return { unfinished, failed: state.state === 'failed' ? state : undefined, discard };
}

function ofServer({ Key, Title, Modified }: ListedWorkingCopy): Unfinished {
  return { key: Key, title: Title, written: Modified, version: Modified };
}

function ofDevice({ Key, Body, Written }: KeptCopy): Unfinished {
  const { Title } = Body;
  return {
    ...{ key: Key, title: typeof Title === 'string' ? Title : '' },
    ...{ written: Written, version: null },
  };
}
