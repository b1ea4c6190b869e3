import { readStored, removeStored, writeStored } from '../platform/guardedStorage';
import type { Account } from './SignInStrategy';

const key = 'portal:person';
/** Keys of what the person has seen: it goes with them. */
export const ofPerson = 'portal:of-person:';
/** Of these, the keys of how pages looked. */
export const paintKeys = `${ofPerson}paint:` as const;

/**
 * The person who was signed in last in this browser; their cached content may show while the
 * sign-in is being confirmed.
 */
export function storedPerson(tenantId: string): Account | undefined {
  try {
    const person = JSON.parse(readStored('localStorage', key) ?? 'null') as Account | null;
    return person && person.tenantId === tenantId && person.id ? person : undefined;
  } catch {
    return undefined;
  }
}

export function storePerson({ id, tenantId, upn, name }: Account): void {
  if (storedPerson(tenantId)?.id !== id) clearPerson();
  writeStored('localStorage', key, JSON.stringify({ id, tenantId, upn, name }));
}

export function clearPerson(): void {
  writeStored('localStorage', key);
  removeStored('localStorage', ofPerson);
}

/** Something of what the person has seen is not so any more; where it stood says nothing of it. */
export function clearSeen(): void {
  removeStored('localStorage', paintKeys);
}
