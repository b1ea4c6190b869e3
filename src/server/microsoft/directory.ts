import { inTurns } from '#shared/rules/values/inTurns';
import type { Asker, PersonTokens } from './personTokens';
import { readGraphPages } from './graphPages';
import { MissingError } from './readJson';
import { UntilTime } from '../memory/untilTime';

/** Somebody of the organisation, as its directory names them. */
export interface DirectoryPerson {
  /** Object id, lower case. */
  id: string;
  displayName: string;
  userPrincipalName: string;
}

/** A person, or the members of a group and of the groups within it. */
export interface Principal {
  Principal: 'Group' | 'User';
  PrincipalId: string;
}

type User = DirectoryPerson & { accountEnabled?: boolean | null };

/** Milliseconds after which a change of who is in a group, or of a person, counts. */
const [ownGroupsFor, membersFor] = [15 * 60_000, 5 * 60_000];
/** People and members of groups that are remembered, some 80 MB: a group may have everybody. */
const maxMembers = 400_000;
const fields = '$select=id,displayName,userPrincipalName,accountEnabled';
const people = 999;
/**
 * Pages of members that are read of one group; nobody has to read what more people than that do.
 */
const maxPages = 200;
/** People and groups asked for at the same time. */
const width = 10;

/** Who is in which group, asked of Microsoft Graph as the person who wants to know. */
export class Directory {
  readonly #ownGroups = new UntilTime<readonly string[]>();
  readonly #members = new UntilTime<readonly DirectoryPerson[]>(maxMembers, ({ length }) => length);

  constructor(
    private readonly tokens: PersonTokens,
    private readonly graphUrl: string,
  ) {}

  /**
   * The groups and teams of who asks, also those that they are in through another, whether they
   * grant access or not (ROLE-18); ids in lower case.
   * @throws ProblemError where Graph cannot tell
   */
  groupsOf(asker: Asker): Promise<readonly string[]> {
    return this.#ownGroups.get(asker.id, async () => {
      const { value } = await this.tokens.read<{ value: string[] }>(
        asker,
        `${this.graphUrl}/v1.0/me/getMemberGroups`,
        {},
        { securityEnabledOnly: false },
      );
      return { value: value.map((id) => id.toLowerCase()), lifetime: ownGroupsFor };
    });
  }

  /**
   * These people and the members of these groups, each once; neither who has left nor what was
   * deleted.
   * @throws ProblemError where Graph cannot tell
   */
  async peopleOf(asker: Asker, principals: readonly Principal[]): Promise<DirectoryPerson[]> {
    const ids = (kind: Principal['Principal']) => [
      ...new Set(
        principals
          .filter(({ Principal }) => Principal === kind)
          .map(({ PrincipalId }) => PrincipalId.toLowerCase()),
      ),
    ];
    const ask = fewAtOnce();
    const found = await Promise.all([
      ...ids('Group').map((id) => ask(() => this.#membersOf(asker, id))),
      ...ids('User').map((id) => ask(() => this.#personWith(asker, id))),
    ]);
    return [...new Map(found.flat().map((person) => [person.id, person])).values()];
  }

  #membersOf(asker: Asker, group: string): Promise<readonly DirectoryPerson[]> {
    return this.#members.get(`${asker.id} ${group}`, async () => ({
      value: await this.#readMembers(asker, group).catch(nobody),
      lifetime: membersFor,
    }));
  }

  async #readMembers(asker: Asker, group: string): Promise<DirectoryPerson[]> {
    const address =
      `${this.graphUrl}/v1.0/groups/${group}/transitiveMembers/microsoft.graph.user` +
      `?${fields}&$count=true&$top=${people}`;
    const found = await readGraphPages<User>(address, maxPages, (page) =>
      this.tokens.read(asker, page, { consistencylevel: 'eventual' }),
    );
    return found.filter(isActive).map(asPerson);
  }

  #personWith(asker: Asker, id: string): Promise<readonly DirectoryPerson[]> {
    return this.#members.get(`${asker.id} user ${id}`, async () => {
      const address = `${this.graphUrl}/v1.0/users/${id}?${fields}`;
      const found = await this.tokens.read<User>(asker, address).then((user) => [user], nobody);
      return { value: found.filter(isActive).map(asPerson), lifetime: membersFor };
    });
  }
}

/** Does some work at a time, and none after the first that failed: there is no answer without it. */
function fewAtOnce(): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = inTurns(width);
  const stop = new AbortController();
  return (work) =>
    inTurn(async () => {
      stop.signal.throwIfAborted();
      return work().catch((error: unknown) => {
        stop.abort(error);
        throw error;
      });
    });
}

/** Who or what was deleted has nobody. */
function nobody(error: unknown): never[] {
  if (error instanceof MissingError) return [];
  throw error;
}

function isActive({ accountEnabled }: User): boolean {
  return accountEnabled !== false;
}

function asPerson({ id, displayName, userPrincipalName }: User): DirectoryPerson {
  return { id: id.toLowerCase(), displayName, userPrincipalName };
}
