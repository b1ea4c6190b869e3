import { useEffect, useState } from 'react';

/** Reads the bytes of a picture, or where an `<img>` finds them. */
export type LoadPicture = (signal: AbortSignal) => Promise<Blob | string>;

/**
 * An address for bytes that an `<img>` cannot read by itself. `undefined` while it loads, `null`
 * when that failed. Its memory is given back when the component goes. `load` must stay the same
 * function as long as the picture does.
 */
export function useBlobAddress(load: LoadPicture | null): string | null | undefined {
  const [loaded, setLoaded] = useState<{ load: LoadPicture; address: string | null }>();
  useEffect(() => {
    if (!load) return;
    const waiting = new AbortController();
    let address: string | undefined;
    const show = (found: Blob | string) => {
      if (waiting.signal.aborted) return;
      if (found instanceof Blob) address = URL.createObjectURL(found);
      setLoaded({ load, address: address ?? String(found) });
    };
    load(waiting.signal).then(
      show,
      () => !waiting.signal.aborted && setLoaded({ load, address: null }),
    );
    return () => {
      waiting.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [load]);
  return loaded?.load === load ? loaded?.address : undefined;
}
