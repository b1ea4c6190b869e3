import { connection } from '../connection/connection';

/** The address of a path, for the failure's report. */
export function graphUrlOf(path: string): string {
  return connection().config.graphUrl + (path.startsWith('/beta/') ? path : `/v1.0${path}`);
}

/** Permission names as full scopes: `User.Read` → `https://graph.microsoft.com/User.Read`. */
export function tokenScopes(names: readonly string[]): string[] {
  return names.map((name) => `${connection().config.graphUrl}/${name}`);
}
