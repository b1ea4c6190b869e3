/**
 * The parts of a service worker's world that ours uses; the browser's own types for it do not go
 * together with those of pages.
 */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
}

/** In Chromium: requests that are known not to concern the worker do not wait for it. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The answer to the page's request, which was sent while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
