import { roles } from '#shared/rules/people/roles';
import type { RegistrationCheck } from './RegistrationCheck';
import { ok, problem } from '../../findings/found';
import { say } from '../../findings/sentence';

/** The roles that people get in tokens. Spec: core §6. */
export const rolesCheck: RegistrationCheck = {
  name: 'roles',
  notChecked: say('roles.unchecked'),
  byHand: () => say('roles.look', { roles: roles.join(', ') }),
  examine: ({ application: { appRoles = [] } }) => {
    const usable = appRoles
      .filter(
        ({ isEnabled, allowedMemberTypes }) => isEnabled && allowedMemberTypes.includes('User'),
      )
      .map(({ value }) => value);
    const missing = roles.filter((role) => !usable.includes(role));
    if (missing.length === 0) return [ok('roles', say('roles.fine', { number: roles.length }))];
    const count = missing.length;
    return [
      problem(
        'roles',
        say('roles.missing', { count, roles: missing.join(', ') }),
        say('roles.create', { count }),
      ),
    ];
  },
};
