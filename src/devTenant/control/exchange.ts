export type ServiceName = 'identity' | 'graph' | 'sharepoint' | 'host' | 'powerbi' | 'feeds';

/** One request to Graph or SharePoint with its answer, as tests get it. */
export interface Exchange {
  service: ServiceName;
  method: string;
  /** Absolute address with its query. */
  url: string;
  requestHeaders: Record<string, string>;
  /** Parsed JSON; `undefined` when there was none. */
  requestBody?: unknown;
  status: number;
  responseHeaders: Record<string, string>;
  /** Parsed JSON, or the text or bytes that were sent. */
  responseBody?: unknown;
  /** Was one request of a `$batch`. */
  inBatch: boolean;
  /** The answer came from a failure that was set through the control endpoint. */
  injected: boolean;
}

/** The control endpoint's record of a request: no tokens, no bodies. */
export interface RequestRecord {
  service: ServiceName;
  method: string;
  /** Path and query. */
  path: string;
  status: number;
  /** ISO 8601. */
  at: string;
  inBatch: boolean;
}
