import type { FeatureSetting } from '#shared/contract/featureSettings';
import type { User } from '#shared/contract/users';
import type { Role } from '#shared/rules/roles';
import { callApi } from './callApi';
import { FailureError } from './failure';

/**
 * The own user record; created when the person has none yet (USER-01, USER-02). That it is missing
 * shows no message (USER-08).
 */
export const userRead = {
  key: 'session/user',
  read: async (signal: AbortSignal): Promise<User> => {
    const operation = 'Your user record';
    try {
      return await callApi('GET /users/me', { operation, signal });
    } catch (error) {
      if (!(error instanceof FailureError && error.failure.status === 404)) throw error;
      return callApi('POST /users', {
        body: { ShowNewsFromFollowedSites: true },
        operation,
        signal,
      });
    }
  },
};

/** The stored feature settings (AUTH-18). */
export const settingsRead = {
  key: 'session/settings',
  read: (signal: AbortSignal): Promise<FeatureSetting[]> =>
    callApi('GET /featuresettings', { operation: 'The portal settings', signal }),
};

/** The person's roles in the portal. */
export const rolesRead = {
  key: 'session/roles',
  read: (signal: AbortSignal): Promise<Role[]> =>
    callApi('GET /security/roles', { operation: 'Your roles', signal }),
};
