export interface SharePointRead {
  /** What is being done, in the words of the screen. */
  operation: string;
  method?: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Reads from SharePoint with the person's own token. A person without a licence is refused here with 402 (LICENCE-01). */
export async function readSharePoint<T>(url: string, options: SharePointRead): Promise<T> {
  void options;
  throw new Error(`${url} is not connected yet.`);
}
