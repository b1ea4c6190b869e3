import { ok, problem } from '#shared/rules/finding';
import { roles } from '#shared/rules/people/roles';
import type { RegistrationCheck } from './RegistrationCheck';

/** The roles that people get in tokens. Spec: core §6. */
export const rolesCheck: RegistrationCheck = {
  name: 'roles',
  what: 'The app roles',
  byHand: () =>
    `App roles must show these values for users and groups, enabled: ${roles.join(', ')}.`,
  examine: ({ application: { appRoles = [] } }) => {
    const usable = appRoles
      .filter(
        ({ isEnabled, allowedMemberTypes }) => isEnabled && allowedMemberTypes.includes('User'),
      )
      .map(({ value }) => value);
    const missing = roles.filter((role) => !usable.includes(role));
    if (missing.length === 0) return [ok('roles', `All ${roles.length} app roles are there.`)];
    const [count, them] = missing.length === 1 ? ['app role', 'it'] : ['app roles', 'them'];
    return [
      problem(
        'roles',
        `The registration lacks the ${count} ${missing.join(', ')}, so nobody can be given ${them}.`,
        `Create ${them} under App roles, for users and groups, with exactly ` +
          `${missing.length === 1 ? 'this value' : 'these values'}.`,
      ),
    ];
  },
};
