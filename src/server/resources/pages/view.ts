import { hasAnyRole, pageEditors } from '#shared/rules/people/roles';
import type { Person } from '../../person';
import type { Targeting, TargetingReader } from '../targeting/targeting';

/** How a person sees pages: a reader by targeting, an editor everything. */
export type View = { editor: true } | { editor: false; targeting: Targeting };

export async function viewOf(targeting: TargetingReader, person: Person): Promise<View> {
  return hasAnyRole(await person.roles(), pageEditors)
    ? { editor: true }
    : { editor: false, targeting: await targeting.of(person.id) };
}
