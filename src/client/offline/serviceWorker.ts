import { isReadPage } from '#shared/rules/pages/readPages';

/**
 * The parts of a service worker's world that ours uses; the browser's own types for it do not go
 * together with those of pages.
 */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
}

/** In Chromium: requests that are known not to concern the worker do not wait for it. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The answer to the page's request, which was sent while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/**
 * Keeps the one page of the app, which holds nothing of anybody. Where people read it is given
 * before the server has answered, whose answer counts for the next time: without the round trip,
 * what stood there last shows at once. Everywhere else it is given when the server cannot: the
 * portal opens without a network. Its files are kept by the browser anyway (their
 * names change with their content), and the person's content by the person's cache.
 */
const worker = self as unknown as WorkerScope;
const cacheName = 'portal-page';
const appPage = '/';

/**
 * Pages of sign-in and comments run on their own and make sense with a network only; everything
 * else under these is no page.
 */
const others = /^\/(redirect|auth-blank|msteams-auth|comments|assets|api|hub|health|images)(\/|$)/i;
const away = new Set([502, 503, 504]);

worker.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([keepPage(fetch(appPage, { cache: 'no-store' })), worker.skipWaiting()]),
  );
  void event
    .addRoutes?.(
      ['/assets/*', '/api/*', '/images/*', '/hub/*'].map((urlPattern) => ({
        condition: { urlPattern },
        source: 'network',
      })),
    )
    .catch(() => undefined);
});

worker.addEventListener('activate', (event) =>
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve()),
);

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && !others.test(new URL(event.request.url).pathname))
    event.respondWith(openPage(event));
});

/** Milliseconds after which a page is too old to be given first. */
const maxFirstAge = 7 * 24 * 60 * 60_000;

async function openPage(event: FetchEvent): Promise<Response> {
  const asked = event.preloadResponse.then((answer) => answer ?? fetch(event.request));
  const first = isFirstKept(event.request) ? await keptPage(maxFirstAge) : undefined;
  if (first) {
    event.waitUntil(keepPage(asked));
    return first;
  }
  const answer = await asked.catch(() => undefined);
  if (answer?.ok) {
    event.waitUntil(keepPage(Promise.resolve(answer.clone())));
    return answer;
  }
  const kept = answer && !away.has(answer.status) ? undefined : await keptPage();
  return kept ?? answer ?? Response.error();
}

/** Who reloads a page wants the server's. */
function isFirstKept({ url, cache }: Request): boolean {
  const { pathname, search } = new URL(url);
  return cache === 'default' && !search && isReadPage(pathname);
}

async function keptPage(maxAge = Number.POSITIVE_INFINITY): Promise<Response | undefined> {
  const kept = await caches.match(appPage, { cacheName });
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  return age > maxAge ? undefined : kept;
}

async function keepPage(asked: Promise<Response>): Promise<void> {
  const answer = await asked.catch(() => undefined);
  const isPage = answer?.ok && answer.headers.get('content-type')?.startsWith('text/html');
  if (isPage) await (await caches.open(cacheName)).put(appPage, answer);
}
