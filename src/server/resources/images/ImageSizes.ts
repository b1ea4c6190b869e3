import type { FastifyBaseLogger } from 'fastify';
import { inTurns } from '#shared/rules/values/inTurns';
import type { Database } from '../../db/database';
import { orInTime } from '../../orInTime';
import { loadSharp } from './openImage';
import { findImage, findSize, insertSize } from './store';

/** Of WebP: no difference to the picture is seen at the size in which it is shown. */
const quality = 80;
/** More are not begun for the time being. */
const maxWaiting = 50;
/** Milliseconds that who asks first waits for a size. */
const timeout = 3_000;

/** A picture in a width; `whole`: the picture itself; `later`: it is not made yet. */
export type SizedImage = Buffer | 'whole' | 'later';

/**
 * Uploaded pictures in the widths in which they are shown. A size is made when the first reader asks
 * for it, one after the other, and stored.
 */
export class ImageSizes {
  readonly #making = new Map<string, Promise<SizedImage>>();
  readonly #inTurn = inTurns();

  constructor(
    private readonly db: Database,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Nothing where there is no such picture. */
  async read(name: string, asked: number): Promise<SizedImage | undefined> {
    const found = await findSize(this.db, name, asked);
    if (!found) return undefined;
    const { Width, IsMade, Bytes } = found;
    return IsMade ? (Bytes ?? 'whole') : orInTime(this.#made(name, Width), timeout, () => 'later');
  }

  /** The size that is being made, also for who asks meanwhile. */
  #made(name: string, width: number): Promise<SizedImage> {
    const key = `${name} ${width}`;
    const running = this.#making.get(key);
    if (running) return running;
    if (this.#making.size >= maxWaiting) return Promise.resolve('later');
    const made = this.#inTurn(() => this.#make(name, width))
      .catch((error: unknown): SizedImage => {
        this.log.warn({ err: error }, 'A picture could not be made smaller.');
        return 'later';
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #make(name: string, width: number): Promise<SizedImage> {
    const [open, whole] = await Promise.all([loadSharp(), findImage(this.db, name)]);
    if (!whole) return 'later';
    const smaller = await open(whole)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, smartSubsample: true })
      .toBuffer();
    const isSmaller = smaller.length < whole.length;
    await insertSize(this.db, name, width, isSmaller ? smaller : null);
    return isSmaller ? smaller : 'whole';
  }
}
