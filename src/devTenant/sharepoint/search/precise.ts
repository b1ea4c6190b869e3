/** A time as the search index writes it, with seven digits of a second. */
export function precise(date: Date): string {
  return date.toISOString().replace(/\.(\d{3})Z$/, '.$10000Z');
}
