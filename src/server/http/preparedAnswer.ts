import { encodeSync, type Encoding } from './compression';

/** Bytes of a JSON answer that are kept and sent again; compressed forms are made when first asked for. */
export class PreparedAnswer {
  readonly #compressed = new Map<Encoding, Buffer>();

  constructor(readonly bytes: Buffer) {}

  /** Bytes in the asked encoding. */
  encoded(encoding: Encoding): Buffer {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressed = encodeSync(this.bytes, encoding);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }

  /** Upper bound of the memory that it holds, with both compressed forms. */
  get size(): number {
    return this.bytes.length * 2 + 200;
  }
}
