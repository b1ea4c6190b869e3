import { certain } from '#shared/rules/values/certain';
import type { SentAnnouncement } from '../db/announcement';

interface KeptAnnouncement {
  time: number;
  announcement: SentAnnouncement;
}

/**
 * The newest announcements, for clients that were away for a moment. Times are milliseconds since
 * 1970.
 */
export class RecentAnnouncements {
  #announcements: KeptAnnouncement[] = [];
  #completeSince = Infinity;

  /** @param max number that is kept */
  constructor(private readonly max = 500) {}

  /** From now on nothing is missed; what was before is not known. */
  startAt(time: number): void {
    this.#announcements = [];
    this.#completeSince = time;
  }

  add(time: number, announcement: SentAnnouncement): void {
    this.#announcements.push({ time, announcement });
    if (this.#announcements.length <= this.max) return;
    const { time: dropped } = certain(this.#announcements.shift());
    // It may be older than what was missed.
    this.#completeSince = Math.max(this.#completeSince, dropped + 1);
  }

  /** The announcements since a time; undefined when they are no longer all known. */
  since(time: number): SentAnnouncement[] | undefined {
    if (time < this.#completeSince) return undefined;
    return this.#announcements
      .filter((each) => each.time >= time)
      .map(({ announcement }) => announcement);
  }
}
