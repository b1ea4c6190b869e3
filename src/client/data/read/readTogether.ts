import { getToken } from '../../auth/tokens';
import { FailureError } from '../connection/failure';
import { tokenScopes } from '../graph/graphAddress';

/**
 * Reads with the permissions of everything that is shown together, so that it travels in one batch
 * and the person is asked once. Where not all of them are given, a part whose own are goes on with
 * those; it asks nobody again.
 */
export async function readTogether<T>(
  { all, own }: { all: string[]; own: string[] },
  read: (scopes: string[]) => Promise<T>,
): Promise<T> {
  try {
    return await read(all);
  } catch (error) {
    const isRefused = error instanceof FailureError && error.failure.status === 401;
    if (!isRefused || !(await isPermitted(own))) throw error;
    return read(own);
  }
}

/** Whether a token for these permissions is there without asking the person. */
function isPermitted(scopes: string[]): Promise<boolean> {
  return getToken(tokenScopes(scopes), { interactive: false }).then(
    () => true,
    () => false,
  );
}

/** The first of these permissions that is given, for what asks nobody by itself. */
export async function permittedOf(choices: readonly string[][]): Promise<string[] | undefined> {
  for (const scopes of choices) if (await isPermitted(scopes)) return scopes;
  return undefined;
}
