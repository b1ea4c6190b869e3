const oneMinute = 60_000;

/**
 * The time for "what begins next": what has begun just now still counts, because a page may have
 * read what there is right before it did.
 */
export function momentAgo(now: Date): Date {
  return new Date(now.getTime() - oneMinute);
}
