import type { Encoding } from './compression';

/** The compressed form of bytes, kept from an earlier answer where possible. */
export type Compress = (bytes: () => Buffer, encoding: Encoding) => Buffer | Promise<Buffer>;

const [open, comma, close] = [...'[,]'].map((character) => character.charCodeAt(0)) as [
  number,
  number,
  number,
];

/**
 * An answer that is a JSON list, made of the bytes of its elements, which are kept; they are joined
 * only when they are sent.
 */
export class PreparedList {
  /** Bytes of the whole answer. */
  readonly length: number;

  constructor(
    private readonly elements: readonly Buffer[],
    private readonly compress: Compress,
  ) {
    const commas = Math.max(0, elements.length - 1);
    this.length = elements.reduce((sum, element) => sum + element.length, 2 + commas);
  }

  /** Writes the answer to the start of a buffer, which must have room for it. */
  writeTo(target: Buffer): void {
    let at = 0;
    target[at++] = open;
    this.elements.forEach((element, index) => {
      if (index > 0) target[at++] = comma;
      target.set(element, at);
      at += element.length;
    });
    target[at] = close;
  }

  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.compress(() => this.#joined(), encoding);
  }

  #joined(): Buffer {
    const bytes = Buffer.allocUnsafeSlow(this.length);
    this.writeTo(bytes);
    return bytes;
  }
}
