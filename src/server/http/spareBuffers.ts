/** Bytes of the smallest buffer: most lists of news fit. */
const smallest = 65_536;

/**
 * Buffers for answers, used again and again. A new one for each answer of 50 kB costs more than
 * everything else about it: memory that no processor has near, and full garbage collections several
 * times a second.
 */
export class SpareBuffers {
  readonly #spare: Buffer[] = [];
  #bytes = 0;

  /** @param most bytes that are kept while nobody uses them */
  constructor(private readonly most: number) {}

  /** A buffer with room for so many bytes, of any content. */
  take(length: number): Buffer {
    const spare = this.#spare.pop();
    if (spare) this.#bytes -= spare.length;
    return spare && spare.length >= length
      ? spare
      : Buffer.allocUnsafeSlow(Math.max(smallest, 2 ** Math.ceil(Math.log2(length))));
  }

  /**
   * To be called once, when nothing reads the buffer any more. One that is never given back is left
   * to the garbage collection.
   */
  giveBack(buffer: Buffer): void {
    if (this.#bytes + buffer.length > this.most) return;
    this.#spare.push(buffer);
    this.#bytes += buffer.length;
  }
}
