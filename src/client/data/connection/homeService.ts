import type { HomeSite } from '#shared/rules/sites/visitedSites';
import { connection } from './connection';
import { FailureError } from './failure';
import { failureOf, failureWithout } from './failureOf';
import { isHomeServiceHost } from './resources';
import { jsonOf } from './send';
import { readSharePoint } from '../sharePoint/sharePoint';

/** Statuses by which an organisation says that it has no home service. */
const unknownCall = new Set([400, 403, 404, 501]);
const timeLimit = 30_000;
/** Most sites in one answer. */
const pageSize = 100;

interface HomeContext {
  Token: { access_token: string } | null;
  /** Goes back as a header, as it is. */
  Payload: string;
  Urls: string[];
}

interface Options {
  operation: string;
  signal?: AbortSignal;
}

/**
 * The sites that the person follows, the most recent first (NEWS-69), or that they visited last
 * (SITES-03), from SharePoint's home service: those from place `first` up to place `end`; nothing
 * where the organisation has none. Throws a `FailureError`.
 */
export async function readHomeSites(
  list: 'followed' | 'recent',
  { first = 0, end }: { first?: number; end: number },
  options: Options,
): Promise<HomeSite[] | undefined> {
  const context = await homeContext(options);
  if (!context?.Token || !context.Urls[0]) return undefined;
  const home = { ...context, token: context.Token.access_token };
  const sites: HomeSite[] = [];
  for (let isWhole = false, start = first; !isWhole && start < end; start += pageSize) {
    const wanted = Math.min(pageSize, end - start);
    const page = `start=${start}&count=${wanted}`;
    const query = list === 'followed' ? `mostRecentFirst=true&${page}&fillSiteData=true` : page;
    const url = `${context.Urls[0]}/api/v1/sites/${list}?${query}`;
    const { Items } = await readHome<{ Items: HomeSite[] }>(url, home, options);
    sites.push(...Items);
    isWhole = Items.length < wanted;
  }
  return sites;
}

async function homeContext(options: Options): Promise<HomeContext | undefined> {
  const url = `${connection().config.sharePointUrl}/_api/sphomeservice/context?$expand=Token,Payload`;
  try {
    return await readSharePoint<HomeContext>(url, {
      ...options,
      headers: { accept: 'application/json;odata=nometadata' },
    });
  } catch (error) {
    if (error instanceof FailureError && unknownCall.has(error.failure.status)) return undefined;
    throw error;
  }
}

/** The home service takes the token that SharePoint made for it, not one of our own. */
async function readHome<T>(
  url: string,
  home: { token: string; Payload: string },
  { operation, signal }: Options,
): Promise<T> {
  const limit = AbortSignal.timeout(timeLimit);
  const attempt = { operation, url };
  if (!URL.canParse(url) || !isHomeServiceHost(new URL(url), connection().config))
    throw new FailureError(
      failureWithout(
        attempt,
        502,
        'SharePoint named an address for its home service that is not one of its own.',
      ),
    );
  const response = await fetch(url, {
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${home.token}`,
      'SPHome-ApiContext': home.Payload,
      'SPHome-ClientType': 'PagesWeb',
    },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    redirect: 'error',
    credentials: 'omit',
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new FailureError(failureWithout(attempt, 0, 'The service could not be reached.'));
  });
  if (!response.ok) throw new FailureError(await failureOf(attempt, response));
  return jsonOf<T>({ ...attempt, signal }, response);
}
