/** A notification in a person's activity feed of Teams. */
export interface FeedItem {
  id: string;
  personId: string;
  /** A later item of the same app, person and chain takes the place of an earlier one. */
  chainId?: number;
  activityType: string;
  /** Values of the template's variables. */
  parameters: Record<string, string>;
  preview: string;
  /** Link to Teams. */
  webUrl: string;
  at: string;
  isRead: boolean;
}

const max = 50_000;

/** Everybody's activity feed; the newest first. */
export class ActivityFeed {
  private items: FeedItem[] = [];
  private count = 0;

  add(item: Omit<FeedItem, 'id' | 'isRead'>): void {
    const { chainId, personId } = item;
    const others =
      chainId === undefined
        ? this.items
        : this.items.filter((other) => other.chainId !== chainId || other.personId !== personId);
    this.items = [{ ...item, id: String(++this.count), isRead: false }, ...others].slice(0, max);
  }

  of(personId: string): FeedItem[] {
    return this.items.filter((item) => item.personId === personId);
  }

  read(id: string): void {
    const found = this.items.find((item) => item.id === id);
    if (found) found.isRead = true;
  }

  clear(): void {
    this.items = [];
  }
}
