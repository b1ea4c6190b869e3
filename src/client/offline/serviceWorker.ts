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
 * Opens the portal without a network: keeps the one page of the app, which holds nothing of
 * anybody, and gives it when the server cannot. Its files are kept by the browser anyway (their
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

async function openPage(event: FetchEvent): Promise<Response> {
  const asked = event.preloadResponse.then((answer) => answer ?? fetch(event.request));
  const answer = await asked.catch(() => undefined);
  if (answer?.ok) {
    event.waitUntil(keepPage(Promise.resolve(answer.clone())));
    return answer;
  }
  const kept =
    answer && !away.has(answer.status) ? undefined : await caches.match(appPage, { cacheName });
  return kept ?? answer ?? Response.error();
}

async function keepPage(asked: Promise<Response>): Promise<void> {
  const answer = await asked.catch(() => undefined);
  const isPage = answer?.ok && answer.headers.get('content-type')?.startsWith('text/html');
  if (isPage) await (await caches.open(cacheName)).put(appPage, answer);
}
