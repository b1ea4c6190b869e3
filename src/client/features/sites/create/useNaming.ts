import {
  addressFlaw,
  type LicensedPerson,
  reasonAgainst,
  type NamingFlaw,
} from '#shared/rules/sites/newSite';
import { FailureError } from '../../../data/connection/failure';
import { readGraph } from '../../../data/graph/graph';
import { namingFlaws } from '../../../data/newSites/naming';
import type { ReadState } from '../../../data/read/readState';
import { useRead } from '../../../data/read/useRead';
import { useSession } from '../../../data/session/session';
import { useSettled } from '../../../platform/useSettled';

/** Milliseconds after the last key. */
const pause = 500;
const plans = '$select=id,userType,userPrincipalName,assignedPlans';

export type Naming = 'none' | 'checking' | 'unknown' | 'free' | readonly NamingFlaw[];

/** The directory's verdict on the names while they are typed. */
export function useNaming(name: string, address: string, operation: string): Naming {
  const typed = `${name.trim()}\n${address}`;
  const [settled] = useSettled(typed, pause);
  const isWanted = name.trim() !== '' && addressFlaw(address) === undefined;
  const [wantedName = '', wantedAddress = ''] = settled.split('\n');
  const state = useRead({
    key: `sites/nameCheck ${settled}`,
    isWanted: isWanted && settled === typed,
    read: (signal) =>
      namingFlaws({ name: wantedName, address: wantedAddress }, { operation, signal }),
    // Somebody else may take it at any time.
    lifetime: 0,
  });
  if (!isWanted) return 'none';
  if (settled !== typed || state.state === 'loading') return 'checking';
  if (state.state !== 'ready') return 'unknown';
  return state.value.length > 0 ? state.value : 'free';
}

/** Why the person cannot create sites, as the directory knows them; null where they can. */
export function useOwnReason(operation: string): ReadState<'guest' | 'licence' | null> {
  const { person } = useSession();
  return useRead({
    key: 'sites/mayCreate',
    read: async (signal) =>
      reasonAgainst(
        await readGraph<LicensedPerson>(`/users/${person.id}?${plans}`, {
          scopes: ['User.Read.All'],
          operation,
          signal,
        }),
      ) ?? null,
    lifetime: 0,
  });
}

/** The same of somebody who is to be in a site; undefined where the read fails. */
export async function reasonAgainstPerson(
  id: string,
  operation: string,
): Promise<'guest' | 'licence' | undefined> {
  try {
    return reasonAgainst(
      await readGraph<LicensedPerson>(`/users/${id}?${plans}`, {
        scopes: ['User.Read.All'],
        operation,
      }),
    );
  } catch (error) {
    if (error instanceof FailureError) return undefined;
    throw error;
  }
}
