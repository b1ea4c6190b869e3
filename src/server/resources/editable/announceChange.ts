import type { Audience } from '../../db/announcement';
import type { Announce } from '../../db/changes';
import type { Changed, EditableOptions } from './EditableOptions';
import type { Id, Values } from './store';

/**
 * Tells open pages of those for whom it was and of those for whom it is now, each once, and of those
 * who manage it.
 */
export function announceChange<Row extends Values, Answer>(
  announce: Announce,
  options: Pick<
    EditableOptions<Row, Answer>,
    'announce' | 'audienceOf' | 'isAnnounced' | 'managers'
  >,
  Id: Id,
  changed: Changed<Row>,
  now: Date,
): void {
  if (typeof options.announce === 'function') return options.announce(announce, changed, now);
  const { before, after } = changed;
  const Change = before && after ? 'updated' : after ? 'created' : 'deleted';
  const audiences = new Map(
    [after, before].flatMap((row) => {
      if (!row || options.isAnnounced?.(row, now) === false) return [];
      const audience = audienceOf(options, row);
      return [[JSON.stringify(audience), audience]];
    }),
  );
  const { managers: roles } = options;
  for (const audience of audiences.size > 0 || !roles ? audiences.values() : [{ roles }])
    announce({
      ComponentId: options.announce,
      Data: { Change, Id },
      ...(audience && { audience }),
    });
}

/** The readers of a row with those who manage it. */
function audienceOf<Row extends Values, Answer>(
  {
    audienceOf: readersOf,
    managers,
  }: Pick<EditableOptions<Row, Answer>, 'audienceOf' | 'managers'>,
  row: Row,
): Audience | undefined {
  const readers = readersOf?.(row);
  return readers && managers && 'ChannelTermIds' in readers
    ? { ...readers, Managers: managers }
    : readers;
}

/** Tells each audience once that something has changed, however much it is. */
export function announcedOnce(announce: Announce): Announce {
  const notified = new Set<string>();
  return (announcement) => {
    const whom = JSON.stringify(announcement.audience);
    if (!notified.has(whom)) announce(announcement);
    notified.add(whom);
  };
}
