import { encode, type Encoding } from './compression';

/** Bytes of a JSON answer that are kept and sent again; compressed forms are made when first asked for. */
export class PreparedAnswer {
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly bytes: Buffer) {}

  /** Bytes in the asked encoding. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressed = encode(this.bytes, encoding);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }

  /** Upper bound of the memory that it holds, with both compressed forms. */
  get size(): number {
    return this.bytes.length * 2 + 200;
  }
}
