import { ProblemError } from '../http/answers/problems';
import type { Asker, PersonTokens } from './personTokens';
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
interface Page {
  value: User[];
  '@odata.nextLink'?: string;
}

/** Milliseconds after which a change of who is in a group counts. */
const [ownGroupsFor, membersFor] = [15 * 60_000, 5 * 60_000];
/** Groups whose members are remembered: some have everybody. */
const maxGroups = 50;
const fields = '$select=id,displayName,userPrincipalName,accountEnabled';
const people = 999;
/**
 * Pages of members that are read of one group; nobody has to read what more people than that do.
 */
const maxPages = 200;
/** People asked for at the same time. */
const width = 10;

/** Who is in which group, asked of Microsoft Graph as the person who wants to know. */
export class Directory {
  readonly #ownGroups = new UntilTime<readonly string[]>();
  readonly #members = new UntilTime<readonly DirectoryPerson[]>(maxGroups);

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
    const [members, single] = await Promise.all([
      Promise.all(ids('Group').map((id) => this.#membersOf(asker, id))),
      this.#peopleWith(asker, ids('User')),
    ]);
    return [
      ...new Map([...members.flat(), ...single].map((person) => [person.id, person])).values(),
    ];
  }

  #membersOf(asker: Asker, group: string): Promise<readonly DirectoryPerson[]> {
    return this.#members.get(`${asker.id} ${group}`, async () => ({
      value: await this.#readMembers(asker, group).catch(nobody),
      lifetime: membersFor,
    }));
  }

  async #readMembers(asker: Asker, group: string): Promise<DirectoryPerson[]> {
    const found: User[] = [];
    let address: string | undefined =
      `${this.graphUrl}/v1.0/groups/${group}/transitiveMembers/microsoft.graph.user` +
      `?${fields}&$count=true&$top=${people}`;
    for (let pages = 0; address && pages < maxPages; pages++) {
      const page = await this.tokens.read<Page>(asker, address, {
        consistencylevel: 'eventual',
      });
      found.push(...page.value);
      address = this.#checked(page['@odata.nextLink']);
    }
    return found.filter(isActive).map(asPerson);
  }

  /** The person's token goes to Graph only, whatever a page says. */
  #checked(link: string | undefined): string | undefined {
    if (link && new URL(link).origin !== new URL(this.graphUrl).origin)
      throw new ProblemError('serviceFailed', {
        detail: 'Microsoft Graph named another service for the next page.',
      });
    return link;
  }

  async #peopleWith(asker: Asker, ids: readonly string[]): Promise<DirectoryPerson[]> {
    const found: User[] = [];
    for (let index = 0; index < ids.length; index += width) {
      found.push(
        ...(
          await Promise.all(
            ids.slice(index, index + width).map((id) => this.#readPerson(asker, id).catch(nobody)),
          )
        ).flat(),
      );
    }
    return found.filter(isActive).map(asPerson);
  }

  async #readPerson(asker: Asker, id: string): Promise<User[]> {
    return [await this.tokens.read<User>(asker, `${this.graphUrl}/v1.0/users/${id}?${fields}`)];
  }
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
