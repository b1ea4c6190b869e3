import { LRUCache } from 'lru-cache';
import { encode, type Encoding } from './compression';

interface Forms<K extends object> {
  kept: LRUCache<K, Buffer>;
  making: Map<K, Promise<Buffer>>;
}

/**
 * Compressed answers by what they were made from: each is made once, also when many ask for it at
 * the same time, and kept while there is room.
 */
export class CompressedForms<K extends object> {
  readonly #forms: Record<Encoding, Forms<K>>;

  /** @param mostBytes that are kept of each encoding */
  constructor(mostBytes: number) {
    const forms = (): Forms<K> => ({
      kept: new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ length }) => length + 200 }),
      making: new Map(),
    });
    this.#forms = { br: forms(), gzip: forms() };
  }

  of(key: K, encoding: Encoding, bytes: () => Buffer): Buffer | Promise<Buffer> {
    const forms = this.#forms[encoding];
    return (
      forms.kept.get(key) ?? forms.making.get(key) ?? make(forms, key, encode(bytes(), encoding))
    );
  }
}

function make<K extends object>(
  { kept, making }: Forms<K>,
  key: K,
  compressing: Promise<Buffer>,
): Promise<Buffer> {
  const made = compressing
    .then((form) => {
      kept.set(key, form);
      return form;
    })
    .finally(() => making.delete(key));
  making.set(key, made);
  return made;
}
