import { offeredParts, type StripPart } from '#shared/rules/widgets/stripParts';
import { localDay } from '#shared/rules/time/localDays';
import { lifetimes } from '../../../data/cache/lifetimes';
import { connection } from '../../../data/connection/connection';
import type { Session } from '../../../data/session/session';
import { presentDate } from '../../../platform/presentTime';

/** Whether the strip of a day had anything in it. */
interface Found {
  day: string;
  hasAny: boolean;
}

type Circumstances = Pick<Session, 'settings' | 'licensed' | 'config' | 'user'>;

/** The parts that can be there for the person and that they have not hidden. */
export function wantedParts(circumstances: Circumstances): StripPart[] {
  const { HiddenOnToday } = circumstances.user;
  return offeredParts(circumstances).filter((part) => !HiddenOnToday.includes(part));
}

/**
 * Whether the page keeps room for the strip: as it was earlier today, else where anything may be in
 * it. What turns out otherwise counts when the page is drawn again, so that nothing moves.
 */
export function expectsStrip(circumstances: Circumstances): boolean {
  const wanted = wantedParts(circumstances);
  const found = connection().cache.peek<Found>('today/strip')?.Data;
  if (wanted.length > 0 && found?.day === localDay(presentDate())) return found.hasAny;
  const { startSettings } = circumstances.config;
  return wanted.some((part) => part !== 'requiredReading' || startSettings?.hasItemsToRead);
}

/** Keeps for the next drawing of that day whether there was anything. */
export function noteStrip(hasAny: boolean, day: string): void {
  const found: Found = { day, hasAny };
  connection().cache.put('today/strip', found, lifetimes.visit);
}
