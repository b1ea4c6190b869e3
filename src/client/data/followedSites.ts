import { connection } from './connection';
import { FailureError } from './failure';
import { failureOf, failureWithout } from './failureOf';
import { readGraphPages } from './graph';
import { isHomeServiceHost } from './resources';
import { readSharePoint } from './sharePoint';

/** Statuses by which an organisation says that it has no home service. */
const unknownCall = new Set([400, 403, 404, 501]);
const timeLimit = 30_000;

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
 * Addresses of the sites the person follows, the most recent first (NEWS-69, NEWS-70, NEWS-74):
 * from SharePoint's home service, and where the organisation has none from Graph. Throws a
 * `FailureError`.
 */
export async function readFollowedSites(count: number, options: Options): Promise<string[]> {
  const context = await homeContext(options);
  if (!context?.Token || !context.Urls[0]) return followedThroughGraph(count, options);
  const url = `${context.Urls[0]}/api/v1/sites/followed?mostRecentFirst=true&start=0&count=${count}&fillSiteData=true`;
  const { Items } = await readHome<{ Items: { OriginalUrl?: string | null; Url: string }[] }>(
    url,
    { ...context, token: context.Token.access_token },
    options,
  );
  return Items.map(({ OriginalUrl, Url }) => OriginalUrl || Url);
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
  return (await response.json()) as T;
}

async function followedThroughGraph(count: number, options: Options): Promise<string[]> {
  const sites = await readGraphPages<{ webUrl: string }>(
    '/me/followedSites?$select=id,displayName,webUrl',
    { ...options, scopes: ['Sites.Read.All'], atMost: count },
  );
  return sites.map(({ webUrl }) => webUrl);
}
