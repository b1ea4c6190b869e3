import { withAppended } from '#shared/rules/people/peopleQueries';
import { messageOfError } from '#shared/rules/values/records';
import type { Config } from '../config';
import { ProblemError } from '../http/answers/problems';
import { RenewedBehind } from '../memory/renewedBehind';
import { UntilTime } from '../memory/untilTime';
import { orInTime } from '../orInTime';
import { graphPages, type GraphPage } from './graphPages';
import { Members, type Member } from './members';
import { OwnGraph } from './ownGraph';
import { MissingError } from './readJson';
import { whileBusy } from './whileBusy';

const [minute, hour] = [60_000, 3_600_000];
/** Pages that are read: a hundred thousand people. */
const maxPages = 101;
const properties =
  'id,displayName,givenName,surname,userPrincipalName,mail,jobTitle,department,officeLocation,' +
  'city,state,businessPhones,preferredLanguage';

interface Account {
  userType?: string | null;
  accountEnabled?: boolean | null;
}

/**
 * The members of the organisation in the memory of this server. They are read with the portal's own
 * rights, application permission User.Read.All, and are stored nowhere. A hundred thousand take
 * longer than a page waits: they are read behind those who ask.
 */
export class MemberDirectory {
  readonly #graph: OwnGraph;
  /** By the filter that narrows them. */
  readonly #known: RenewedBehind<Members>;
  readonly #accounts = new UntilTime<{ isMember: boolean }>();

  /**
   * @param notify told why they could not be read: nobody may be waiting for it
   * @param timeout milliseconds for which somebody waits while nobody is known yet
   */
  constructor(
    private readonly config: Config,
    notify: (message: string) => void,
    private readonly timeout = 20_000,
  ) {
    this.#graph = new OwnGraph(config);
    this.#known = new RenewedBehind(
      2,
      { freshFor: hour, keptFor: 4 * hour, pause: minute },
      (error) =>
        notify(`The members of the organisation could not be read: ${messageOfError(error)}`),
    );
  }

  /**
   * @param appended the setting `userServiceAppendedFilter` (PEOPLE-21); empty: everybody
   * @throws ProblemError where Graph cannot tell: never a part of them; `serviceAway` where they are
   *   still being read
   */
  members(appended: string): Promise<Members> {
    const known = this.#known.get(appended, () => this.#read(appended));
    return orInTime(known, this.timeout, () => {
      throw new ProblemError('serviceAway', {
        detail: 'The members of the organisation are still being read from Microsoft Graph.',
      });
    });
  }

  /**
   * Whether somebody is a member with an open account, whom the filter may leave out.
   * @throws ProblemError where Graph cannot tell
   */
  async isMember(id: string): Promise<boolean> {
    const { isMember } = await this.#accounts.get(id, async () => {
      const address = `${this.config.graphUrl}/v1.0/users/${id}?$select=id,accountEnabled,userType`;
      const account = await this.#graph.read<Account>(address).catch((error: unknown): Account => {
        if (error instanceof MissingError) return {};
        throw error;
      });
      const isMember = account.userType === 'Member' && account.accountEnabled === true;
      return { value: { isMember }, lifetime: hour };
    });
    return isMember;
  }

  /** Nobody is to be known any more, nor who is a member. */
  forget(): void {
    this.#known.clear();
    this.#accounts.clear();
  }

  #read(appended: string): Promise<Members> {
    const { graphUrl } = this.config;
    const $filter = encodeURIComponent(
      withAppended("accountEnabled eq true and userType eq 'Member'", appended),
    );
    const users = `${graphUrl}/v1.0/users?$select=${properties}&$top=999&$filter=${$filter}`;
    // The setting may compare in ways that Graph takes in advanced queries alone, page by page.
    const isAdvanced = appended.trim() !== '';
    const first = isAdvanced ? `${users}&$count=true` : users;
    const headers = isAdvanced ? { ConsistencyLevel: 'eventual' } : undefined;
    const read = (page: string) => this.#graph.read<GraphPage<Member>>(page, { headers });
    return Members.of(
      graphPages<Member>(first, maxPages, (page) =>
        page === first ? read(page) : whileBusy(() => read(page)),
      ),
    );
  }
}
