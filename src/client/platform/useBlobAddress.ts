import { useEffect, useRef, useState } from 'react';

/** Reads the bytes of a picture, or where an `<img>` finds them. */
export type LoadPicture = (signal: AbortSignal) => Promise<Blob | string>;

interface Loaded {
  load: LoadPicture;
  address: string | null;
}

/**
 * Gives the memory of bytes back when nothing holds their address any more. The end of an effect
 * would be too early: a kept page has no effects, and its pictures are drawn before they run again.
 */
const ownAddresses = new FinalizationRegistry<string>((address) => URL.revokeObjectURL(address));

/**
 * An address for bytes that an `<img>` cannot read by itself. `undefined` while it loads, `null`
 * when that failed. Bytes stay as long as the component does, on a kept page too; an address or a
 * failure is asked for anew when the page is opened again. `load` must stay the same function as
 * long as the picture does.
 */
export function useBlobAddress(load: LoadPicture | null): string | null | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  const bytes = useRef<Loaded>(undefined);
  useEffect(() => {
    if (!load || bytes.current?.load === load) return;
    bytes.current = undefined;
    const waiting = new AbortController();
    const show = (found: Blob | string | null) => {
      if (waiting.signal.aborted) return;
      if (!(found instanceof Blob)) return setLoaded({ load, address: found });
      const address = URL.createObjectURL(found);
      bytes.current = { load, address };
      ownAddresses.register(bytes.current, address);
      setLoaded(bytes.current);
    };
    load(waiting.signal).then(show, () => show(null));
    return () => waiting.abort();
  }, [load]);
  return loaded?.load === load ? loaded?.address : undefined;
}
