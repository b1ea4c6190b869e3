import type { FollowedSite } from '#shared/contract/people/follow';
import type { Config } from '../../config';
import { ProblemError } from '../../http/answers/problems';
import { PersonTokens, type Asker } from '../../microsoft/personTokens';
import { readJson, TokenRefusedError } from '../../microsoft/readJson';
import { UntilTime, type Limited } from '../../memory/untilTime';
import { isHomeAddress } from './siteAddress';

type Fields = Record<string, unknown>;

interface HomeContext {
  /** Where the home service is; no slash at the end. */
  home: string;
  /** Headers of every call to it, its own token among them. */
  headers: Record<string, string>;
}

/**
 * SharePoint's home service, asked as SharePoint's own pages do: first the context with a token,
 * then the service with both.
 */
export class HomeService {
  readonly #tokens: PersonTokens;
  readonly #contexts = new UntilTime<HomeContext>();

  constructor(
    private readonly config: Config,
    private readonly now: () => Date,
  ) {
    this.#tokens = new PersonTokens(config);
  }

  /**
   * Sites that the person follows, the most recent first.
   * @param site address of a site, checked by `siteAddress`
   * @throws ProblemError
   */
  async followed(
    asker: Asker,
    site: string,
    start: number,
    count: number,
  ): Promise<FollowedSite[]> {
    const read = async () => {
      const { home, headers } = await this.#contexts.get(contextKey(asker, site), () =>
        this.#readContext(asker, site),
      );
      return followedSites(
        await readJson(
          `${home}/api/v1/sites/followed?mostRecentFirst=true&start=${start}&count=${count}&fillSiteData=true`,
          headers,
        ),
      );
    };
    return read().catch((error: unknown) => {
      if (!(error instanceof TokenRefusedError)) throw error;
      this.#contexts.invalidate(contextKey(asker, site));
      this.#tokens.invalidate(asker, new URL(site).origin);
      return read();
    });
  }

  async #readContext(asker: Asker, site: string): Promise<Limited<HomeContext>> {
    return this.#contextOf(
      await this.#tokens.read(asker, `${site}/_api/sphomeservice/context?$expand=Token,Payload`, {
        accept: 'application/json;odata=nometadata',
      }),
    );
  }

  #contextOf(answer: unknown): Limited<HomeContext> {
    const { Token, Payload, Urls } = (answer ?? {}) as {
      Token?: { access_token?: unknown; expires_on?: unknown };
      Payload?: unknown;
      Urls?: unknown[];
    };
    const home: unknown = Array.isArray(Urls) ? Urls[0] : undefined;
    const token = Token?.access_token;
    if (typeof token !== 'string' || typeof Payload !== 'string' || typeof home !== 'string')
      throw new ProblemError('serviceFailed', {
        detail: 'SharePoint has no home service for this site.',
      });
    if (!isHomeAddress(home, this.config.sharePointUrl))
      throw new ProblemError('serviceFailed', {
        detail: 'SharePoint named a home service outside SharePoint.',
      });
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'SPHome-ApiContext': Payload,
      'SPHome-ClientType': 'PagesWeb',
    };
    return {
      value: { home: home.replace(/\/+$/, ''), headers },
      lifetime: Number(Token?.expires_on) * 1000 - this.now().getTime(),
    };
  }
}

const contextKey = ({ id }: Asker, site: string) => `${id} ${site}`;

/**
 * The home service's items with the fields of the contract. Its answer is undocumented: an item
 * without an address is left out.
 */
function followedSites(answer: unknown): FollowedSite[] {
  const items = isFields(answer) ? answer.Items : undefined;
  if (!Array.isArray(items))
    throw new ProblemError('serviceFailed', {
      detail: 'SharePoint answered without the list of followed sites.',
    });
  return items.filter(isFields).flatMap((item) => followedSite(item) ?? []);
}

function followedSite(item: Fields): FollowedSite | undefined {
  const address = [item.OriginalUrl, item.Url]
    .map(text)
    .find((url) => url && /^https?:\/\//i.test(url));
  if (!address) return undefined;
  const reference = isFields(item.ItemReference) ? item.ItemReference : {};
  return {
    OriginalUrl: address,
    Url: text(item.Url) || address,
    Title: text(item.Title) ?? '',
    Type: text(item.Type) ?? '',
    Acronym: text(item.Acronym),
    BannerColor: text(item.BannerColor),
    BannerImageUrl: text(item.BannerImageUrl),
    WebTemplate: text(item.WebTemplate),
    Time: text(item.Time),
    ItemReference: {
      SiteId: text(reference.SiteId),
      WebId: text(reference.WebId),
      GroupId: text(reference.GroupId),
    },
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}
