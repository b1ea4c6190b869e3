import { readGraph, readGraphBytes } from './graph';

interface Options {
  operation: string;
  signal?: AbortSignal;
}

const scopes = ['User.ReadBasic.All'];

/** A person's name as the directory knows it. Throws a `FailureError`. */
export async function readPersonName(upn: string, options: Options): Promise<string> {
  const { displayName } = await readGraph<{ displayName: string }>(`/users/${encodeURIComponent(upn)}?$select=displayName`, { ...options, scopes });
  return displayName;
}

/** A person's photo; rejects when there is none. */
export function readPersonPhoto(upn: string, options: Options): Promise<Blob> {
  return readGraphBytes(`/users/${encodeURIComponent(upn)}/photo/$value`, { ...options, scopes });
}
