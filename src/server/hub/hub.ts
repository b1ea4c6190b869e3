import type { WebSocket } from 'ws';
import { certain } from '#shared/rules/values/certain';
import { hasAnyRole, type Role } from '#shared/rules/people/roles';
import { isForChannels, isReader, type ReaderChoices } from '#shared/rules/targeting/visibility';
import {
  componentIds,
  updateComponentState,
  type ComponentId,
  type ComponentUpdate,
} from '#shared/realtime';
import type { Audience, SentAnnouncement } from '../db/announcement';
import type { Changes } from '../db/changes';
import { ProblemError } from '../http/answers/problems';
import type { TargetingReader } from '../resources/targeting/targeting';
import { HubConnection, type HubClient } from './hubConnection';
import { invocation } from './protocol';
import { RecentAnnouncements } from './recentAnnouncements';

interface HubOptions {
  changes: Changes;
  targeting: TargetingReader;
  now: () => Date;
  /** Connections that one person may have on this server; 0 for no limit. */
  connectionsPerPerson: number;
  /** Called when the readers of a change could not be found. */
  onFailure: (error: unknown) => void;
}

type TargetedAudience = Extract<Audience, { ChannelTermIds: readonly string[] }>;

const checkInterval = 1_000;

/** The open pages of this server: who they belong to, and which updates they get. */
export class Hub {
  readonly #connections = new Map<string, Set<HubConnection>>();
  readonly #recent = new RecentAnnouncements();
  /** The announcement of each component that was sent last, or is being sent. */
  readonly #last = new Map<ComponentId, Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(private readonly options: HubOptions) {
    options.changes.onLoss((age) => this.#resynchronize(age));
    options.changes.onAnnouncement((announcement, age) => void this.#notify(announcement, age));
    options.changes.onChange((change) => {
      if (change.topic === 'person' && change.isErased) this.#endOf(change.id);
    });
    this.#timer = setInterval(() => this.check(), checkInterval).unref();
  }

  get count(): number {
    return this.#all().length;
  }

  /** @throws ProblemError when this server takes no further connection of the person. */
  checkRoomFor(personId: string): void {
    if (this.#isClosed) throw new ProblemError('shuttingDown');
    const { connectionsPerPerson: max } = this.options;
    if (max > 0 && (this.#connections.get(personId)?.size ?? 0) >= max)
      throw new ProblemError('tooManyConnections', { retryAfter: 60 });
  }

  /** Takes over a client whose access was checked. */
  add(socket: WebSocket, client: HubClient): void {
    const own = this.#connections.get(client.personId) ?? new Set();
    this.#connections.set(client.personId, own);
    const connection: HubConnection = new HubConnection(socket, client, {
      now: () => this.#time(),
      opened: () => void this.#catchUp(connection),
      closed: () => {
        own.delete(connection);
        if (own.size === 0 && this.#connections.get(client.personId) === own)
          this.#connections.delete(client.personId);
      },
    });
    own.add(connection);
  }

  /**
   * Sends the pings that are due and ends what has been silent too long or whose token is over;
   * runs every second.
   */
  check(): void {
    const time = this.#time();
    for (const connection of this.#all()) connection.check(time);
  }

  /** Sends every client away, to another server or to this one when it is back. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const connection of this.#all()) connection.end({ allowReconnect: true });
  }

  /** Ends the connections of somebody who was erased; their pages get no further updates. */
  #endOf(personId: string): void {
    for (const connection of [...(this.#connections.get(personId) ?? [])])
      connection.end({ allowReconnect: false });
  }

  #all(): HubConnection[] {
    return [...this.#connections.values()].flatMap((own) => [...own]);
  }

  #time(): number {
    return this.options.now().getTime();
  }

  /** Announcements of before may have been missed: every open page reads again. */
  #resynchronize(age: number): void {
    this.#recent.startAt(this.#time() - age);
    const messages = everything().map((update) => invocation(updateComponentState, update));
    for (const connection of this.#all()) for (const message of messages) connection.send(message);
  }

  #notify(announcement: SentAnnouncement, age: number): Promise<void> {
    this.#recent.add(this.#time() - age, announcement);
    const sending = this.#send(announcement, this.#last.get(announcement.ComponentId));
    // One that failed keeps back none that comes later.
    this.#last.set(
      announcement.ComponentId,
      sending.catch(() => undefined),
    );
    return sending;
  }

  /** @param before what open pages hear first, however long its readers take to be found */
  async #send(announcement: SentAnnouncement, before: Promise<void> | undefined): Promise<void> {
    const message = invocation(updateComponentState, this.#updateOf(announcement));
    const concerned = await this.#concerned(announcement.audience, [...this.#connections.keys()]);
    await before;
    for (const personId of concerned)
      for (const connection of this.#connections.get(personId) ?? []) connection.send(message);
  }

  /**
   * Sends a client what it missed: exactly where that is known, else the request to read everything
   * again.
   */
  async #catchUp(connection: HubConnection): Promise<void> {
    const { age, personId } = connection.client;
    if (age === undefined) return;
    for (const update of await this.#missedBy(personId, this.#time() - age))
      connection.send(invocation(updateComponentState, update));
  }

  async #missedBy(personId: string, since: number): Promise<ComponentUpdate[]> {
    // Changes missed while the database cannot be heard are announced to everybody afterwards.
    const announcements = this.#recent.since(since);
    if (!announcements) return everything();
    const missed = new Map<ComponentId, ComponentUpdate>();
    for (const announcement of announcements) {
      const [isConcerned] = await this.#concerned(announcement.audience, [personId]);
      if (isConcerned)
        missed.set(announcement.ComponentId, {
          ...missed.get(announcement.ComponentId),
          ...this.#updateOf(announcement),
        });
    }
    return [...missed.values()];
  }

  #updateOf({ ComponentId, Data, ShowBadge }: SentAnnouncement): ComponentUpdate {
    return {
      ComponentId,
      Data,
      ...(ShowBadge && { ShowBadge, LastCheckedForNewContent: this.options.now().toISOString() }),
    };
  }

  /**
   * Those of the people whom a change concerns. They read its content themselves; where the readers
   * cannot be determined, everybody is notified.
   */
  async #concerned(
    audience: Audience | undefined,
    personIds: readonly string[],
  ): Promise<readonly string[]> {
    if (!audience) return personIds;
    if ('people' in audience) return personIds.filter((id) => audience.people.includes(id));
    if ('roles' in audience) return this.#holding(audience.roles, personIds);
    if (audience.ChannelTermIds.length === 0 && audience.LanguageTermId === undefined)
      return personIds;
    const managing = new Set(this.#holding(audience.Managers ?? [], personIds));
    try {
      const readers = await Promise.all(personIds.map((id) => this.options.targeting.of(id)));
      return personIds.filter(
        (id, index) => managing.has(id) || isConcerned(audience, certain(readers[index])),
      );
    } catch (error) {
      this.options.onFailure(error);
      return personIds;
    }
  }

  /** Those of the people who hold one of these roles, or of whom the hub does not know it. */
  #holding(wanted: readonly Role[], personIds: readonly string[]): string[] {
    return personIds.filter((id) =>
      [...(this.#connections.get(id) ?? [])].some(
        ({ client: { roles } }) => !roles || hasAnyRole(roles, wanted),
      ),
    );
  }
}

function isConcerned(
  { isForOtherLanguages, ...audience }: TargetedAudience,
  reader: ReaderChoices,
): boolean {
  if (!isForOtherLanguages) return isReader(audience, reader);
  return isForChannels(audience, reader) && !isReader(audience, reader);
}

/** Says of every component that it may have changed, and that nothing is known of it. */
function everything(): ComponentUpdate[] {
  return componentIds.map((ComponentId) => ({ ComponentId, Data: null }));
}
