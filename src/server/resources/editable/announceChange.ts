import type { Announce } from '../../db/changes';
import type { Changed, EditableOptions } from './EditableOptions';
import type { Id, Values } from './store';

/** Tells open pages of those for whom it was and of those for whom it is now, each once. */
export function announceChange<Row extends Values, Answer>(
  announce: Announce,
  options: Pick<EditableOptions<Row, Answer>, 'announce' | 'audienceOf' | 'isTold'>,
  Id: Id,
  changed: Changed<Row>,
  now: Date,
): void {
  if (typeof options.announce === 'function') return options.announce(announce, changed, now);
  const { before, after } = changed;
  const Change = before && after ? 'updated' : after ? 'created' : 'deleted';
  const audiences = new Map(
    [after, before].flatMap((row) => {
      if (!row || options.isTold?.(row, now) === false) return [];
      const audience = options.audienceOf?.(row);
      return [[JSON.stringify(audience), audience]];
    }),
  );
  for (const audience of audiences.values())
    announce({
      ComponentId: options.announce,
      Data: { Change, Id },
      ...(audience && { audience }),
    });
}

/** Tells each audience once that something has changed, however much it is. */
export function announcedOnce(announce: Announce): Announce {
  const told = new Set<string>();
  return (announcement) => {
    const whom = JSON.stringify(announcement.audience);
    if (!told.has(whom)) announce(announcement);
    told.add(whom);
  };
}
