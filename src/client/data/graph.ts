export interface GraphRead {
  /** Least privilege, e.g. `['User.Read']` (AUTH-38). */
  scopes: string[];
  /** What is being done, in the words of the screen. */
  operation: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Reads one Graph resource, e.g. `/me/licenseDetails`. Paths are v1.0 unless they begin with `/beta/`. */
export async function readGraph<T>(path: string, options: GraphRead): Promise<T> {
  void options;
  throw new Error(`${path} is not connected yet.`);
}

/** Reads a Graph list and follows its pages, up to `atMost` items (default 1,000). */
export async function readGraphPages<T>(path: string, options: GraphRead & { atMost?: number }): Promise<T[]> {
  void options;
  throw new Error(`${path} is not connected yet.`);
}
