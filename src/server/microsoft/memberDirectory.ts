import type { Config } from '../config';
import { ProblemError } from '../http/answers/problems';
import { UntilTime } from '../memory/untilTime';
import { OwnTokens } from './ownTokens';
import { readJson } from './readJson';

/** A member of the organisation with an open account, as Microsoft Graph names the properties. */
export interface Member {
  id: string;
  displayName: string;
  givenName?: string | null;
  surname?: string | null;
  userPrincipalName: string;
  mail?: string | null;
  jobTitle?: string | null;
  department?: string | null;
  officeLocation?: string | null;
  city?: string | null;
  state?: string | null;
  businessPhones?: string[] | null;
  preferredLanguage?: string | null;
}

interface Page {
  value: Member[];
  '@odata.nextLink'?: string;
}

/** Milliseconds after which a change in the directory counts. */
const keptFor = 3_600_000;
/** Pages that are read: a hundred thousand people. */
const maxPages = 101;
const properties =
  'id,displayName,givenName,surname,userPrincipalName,mail,jobTitle,department,officeLocation,' +
  'city,state,businessPhones,preferredLanguage';

/**
 * The members of the organisation in the memory of this server, by their names. They are read with
 * the portal's own rights, application permission User.Read.All, and are stored nowhere.
 */
export class MemberDirectory {
  readonly #tokens: OwnTokens;
  readonly #known = new UntilTime<ReadonlyMap<string, Member>>(1);

  constructor(private readonly config: Config) {
    this.#tokens = new OwnTokens(config);
  }

  /**
   * By their ids in lower case.
   * @throws ProblemError where Graph cannot tell: never a part of them
   */
  members(): Promise<ReadonlyMap<string, Member>> {
    return this.#known.get('members', async () => ({
      value: await this.#read(),
      lifetime: keptFor,
    }));
  }

  /** Nobody is to be known any more. */
  forget(): void {
    this.#known.invalidate('members');
  }

  async #read(): Promise<ReadonlyMap<string, Member>> {
    const { graphUrl } = this.config;
    const headers = { authorization: `Bearer ${await this.#tokens.of(graphUrl)}` };
    const $filter = encodeURIComponent("accountEnabled eq true and userType eq 'Member'");
    const found: Member[] = [];
    let address: string | undefined =
      `${graphUrl}/v1.0/users?$select=${properties}&$top=999&$filter=${$filter}`;
    for (let pages = 0; address && pages < maxPages; pages++) {
      const page: Page = await readJson<Page>(address, headers, { service: 'Microsoft Graph' });
      found.push(...page.value);
      address = page['@odata.nextLink'];
      if (address && new URL(address).origin !== new URL(graphUrl).origin)
        throw new ProblemError('serviceFailed', {
          detail: 'Microsoft Graph named another service for the next page.',
        });
    }
    const { compare } = new Intl.Collator('en');
    found.sort((one, other) => compare(one.displayName, other.displayName));
    return new Map(found.map((member) => [member.id.toLowerCase(), member]));
  }
}
