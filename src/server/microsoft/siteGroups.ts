import { ProblemError } from '../http/answers/problems';
import type { Asker, PersonTokens } from './personTokens';
import { UntilTime } from '../memory/untilTime';
import { MissingError } from './readJson';

/** Milliseconds that an answer counts; who leaves a group loses its roles within this time. */
const lifetime = 5 * 60_000;
const headers = { accept: 'application/json;odata=nometadata' };

/** Asks a SharePoint site who is in its groups. */
export class SiteGroups {
  readonly #memberships = new UntilTime<{ isMember: boolean }>();
  readonly #closed = new UntilTime<{ isClosed: boolean }>();

  constructor(
    private readonly tokens: PersonTokens,
    /** Address of the site, without a slash at the end. */
    private readonly site: string,
  ) {}

  /**
   * Whether the person is in the group with this title (ROLE-15).
   * @throws ProblemError where SharePoint cannot tell
   */
  async isMember(asker: Asker, title: string): Promise<boolean> {
    const { isMember } = await this.#memberships.get(`${asker.id} ${title}`, async () => ({
      value: { isMember: await this.#ask(asker, title) },
      lifetime,
    }));
    return isMember;
  }

  async #ask(asker: Asker, title: string): Promise<boolean> {
    const group = `${this.site}/_api/web/sitegroups/getbyname('${encodeURIComponent(title)}')`;
    const answer = await this.tokens
      .read<{ value?: unknown }>(asker, `${group}/CanCurrentUserViewMembership`, headers)
      .catch(noMember);
    if (!answer) return false;
    const { value } = answer;
    if (typeof value !== 'boolean')
      throw new ProblemError('serviceFailed', {
        detail: `SharePoint didn't say who is in the group "${title}".`,
      });
    if (value) await this.#demandClosed(asker, title, group);
    return value;
  }

  /**
   * "May see the members" means "is a member" only where nobody else may see them: anything else
   * would give the role to everybody.
   */
  async #demandClosed(asker: Asker, title: string, group: string): Promise<void> {
    const { isClosed } = await this.#closed.get(title, async () => {
      const { OnlyAllowMembersViewMembership } = await this.tokens.read<{
        OnlyAllowMembersViewMembership?: unknown;
      }>(asker, `${group}?$select=OnlyAllowMembersViewMembership`, headers);
      return { value: { isClosed: OnlyAllowMembersViewMembership === true }, lifetime };
    });
    if (!isClosed)
      throw new ProblemError('notConfigured', {
        detail:
          `The SharePoint group "${title}" shows its members to everybody, so it can't ` +
          'tell who is one. Let only its members see them.',
      });
  }
}

/**
 * A group that does not exist has no members, and a site that refuses a person has none of them in
 * its groups.
 */
function noMember(error: unknown): undefined {
  if (error instanceof MissingError || (error instanceof ProblemError && error.id === 'forbidden'))
    return undefined;
  throw error;
}
