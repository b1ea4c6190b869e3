import { useEffect, useState } from 'react';
import type { NewPage } from '#shared/contract/pages/pages';
import { presentDate } from '../../platform/presentTime';
import { useTexts } from '../../texts/useTexts';
import { onChangeOf } from '../components/onChangeOf';
import { handleFailure, logFailure } from '../connection/handleFailure';
import { failureIn } from '../connection/failure';
import type { ReadState } from '../read/readState';
import { useRead } from '../read/useRead';
import { CopyKeeper, type CopyPlaces, type CopyStatus } from './copyKeeper';
import {
  asOther,
  discardCopy,
  clearOnDevice,
  foundCopyRead,
  keepOnDevice,
  sendCopy,
  settleCopy,
  type CopyContent,
  type CopyVersion,
  type KeptCopy,
  type OtherCopy,
} from './workingCopies';

/** The unstored content under a key; `null` where there is none. */
export function useFoundCopy(
  key: string,
  operation: string,
  isWanted = true,
): ReadState<KeptCopy | null> {
  return useRead({ ...foundCopyRead(key, operation), isWanted });
}

interface CopyOptions {
  key: string;
  /** The present content; undefined while it is as it is stored. The same object for the same. */
  content: CopyContent | undefined;
  /** The copy that the form began with. */
  found: KeptCopy | null;
  operation: string;
}

export interface WorkingCopyState {
  status: CopyStatus;
  /** The version that the server is to forget when it stores the content; none where it has none. */
  forgettable: () => ForgottenCopy;
  /** It is stored, and the server has forgotten that version with the same commit. */
  isStored: () => void;
  /** Goes on here, over what another window has written, which is offered then. */
  goOn: () => void;
  /** The copy of the same that was written elsewhere, until it is given up. */
  other: OtherCopy | undefined;
  /** Offers something else instead; nothing: it is given up. */
  offer: (other: OtherCopy | undefined) => void;
}

/** A version of a working copy, as who stores a page names it. */
type ForgottenCopy = Pick<NewPage, 'WorkingCopyKey' | 'WorkingCopyModified'>;

/** Keeps what is written on the device and on the server while it is written. */
export function useWorkingCopy({ key, content, found, operation }: CopyOptions): WorkingCopyState {
  const texts = useTexts();
  const [status, setStatus] = useState<CopyStatus>(() => foundStatus(found));
  const [{ keeper, places }] = useState(() => {
    const version = { current: found?.Version ?? null };
    const made = placesOf(key, version, operation, found);
    const known = found?.IsSent ? content : undefined;
    const onKept = (error: unknown, retry: () => void) =>
      void handleFailure(error, texts, { retry });
    return { places: made, keeper: new CopyKeeper(made, setStatus, onKept, known) };
  });
  const [other, setOther] = useState(found?.Other);
  const offer = (offered: OtherCopy | undefined) => {
    places.offer(offered);
    setOther(offered);
    if (content)
      void places.toDevice(content, status.state === 'kept' && status.where === 'server');
    else if (!offered) clearOnDevice(key);
  };
  useEffect(() => keeper.take(content), [keeper, content]);
  useEffect(() => {
    const flush = () => keeper.flush();
    // Without the hub it is heard of the other window when somebody looks here again.
    const turn = () =>
      document.visibilityState === 'hidden' ? keeper.flush() : keeper.lookAgain();
    keeper.begin();
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', turn);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', turn);
      keeper.end();
    };
  }, [keeper]);
  useEffect(
    () =>
      onChangeOf('workingCopies', (change) => {
        if (change === null || (change.Change === 'deleted' && String(change.Id) === key))
          keeper.lookAgain();
      }),
    [keeper, key],
  );
  return {
    status,
    forgettable: () => places.forgettable(content),
    isStored: () => {
      places.isStored();
      setOther(undefined);
      keeper.discard().catch((error: unknown) => logFailure(failureIn(error)));
    },
    goOn: () => {
      const overwritten = places.takeOver();
      if (overwritten) offer(overwritten);
      keeper.goOn();
    },
    other,
    offer,
  };
}

function foundStatus(found: KeptCopy | null): CopyStatus {
  if (!found) return { state: 'none' };
  const where = found.IsSent ? 'server' : 'device';
  return { state: 'kept', where, at: new Date(found.Written) };
}

interface Places extends CopyPlaces<CopyContent> {
  /** The version that the server is to forget with this content: sent again, it is the same. */
  forgettable: (content: CopyContent | undefined) => ForgottenCopy;
  /** The server has forgotten that version; one that it made meanwhile is discarded by itself. */
  isStored: () => void;
  /** The next writing goes on from what another window has written; answers that. */
  takeOver: () => OtherCopy | undefined;
  /** Kept beside what is written. */
  offer: (other: OtherCopy | undefined) => void;
}

function placesOf(
  key: string,
  version: CopyVersion,
  operation: string,
  found: KeptCopy | null,
): Places {
  let Other = found?.Other;
  let forgotten: { content: CopyContent | undefined; version: string | null } | undefined;
  // Of what is kept again, such as when the window closes, the time stays.
  let last: { content: CopyContent; Written: string } | undefined;
  const writtenAt = (content: CopyContent) => {
    if (last?.content !== content) last = { content, Written: presentDate().toISOString() };
    return last.Written;
  };
  /** The other text outlives this one: it is kept by itself until it is given up. */
  const clearOwn = () => {
    const content = last?.content ?? found;
    if (!Other || !content) return clearOnDevice(key);
    const { PageId, PageType } = content;
    const alone = { PageId, PageType, ...Other, Key: key };
    void keepOnDevice({ ...alone, Version: null, IsSent: false });
  };
  return {
    toDevice: (content, IsSent) =>
      keepOnDevice({
        ...{ ...content, Key: key, IsSent, Other },
        ...{ Written: writtenAt(content), Version: version.current },
      }),
    toServer: (content, isLast) => sendCopy(key, version, content, { operation, isLast }),
    discard: async () => {
      clearOwn();
      try {
        await settleCopy(key, version, { operation, isLast: false });
        if (version.current !== null) await discardCopy(key, version.current, operation);
      } catch (error) {
        // Another window has written since: its text stays, and there is none of this one.
        if (failureIn(error).status !== 409) throw error;
      }
      version.current = null;
    },
    forgettable: (content) => {
      if (forgotten?.content !== content) forgotten = undefined;
      forgotten ??= { content, version: version.current };
      if (forgotten.version === null) return {};
      return { WorkingCopyKey: key, WorkingCopyModified: forgotten.version };
    },
    isStored: () => {
      if (version.current === forgotten?.version) version.current = null;
      forgotten = Other = undefined;
    },
    takeOver: () => {
      const { elsewhere } = version;
      version.current = elsewhere?.Version ?? null;
      return elsewhere && asOther(elsewhere);
    },
    offer: (other) => {
      Other = other;
    },
  };
}
