import type { User } from '#shared/contract/people/users';
import { apiRead } from '../connection/apiRead';
import { callApi } from '../connection/callApi';
import { FailureError } from '../connection/failure';
import type { Read } from '../read/useRead';

/**
 * The own user record; created when the person has none yet (USER-01, USER-02). That it is missing
 * shows no message (USER-08).
 */
export const userRead: Read<User> = {
  key: 'GET /users/me',
  read: async (signal) => {
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
export const settingsRead = apiRead('GET /featuresettings', { operation: 'The portal settings' });

/** The person's roles in the portal. */
export const rolesRead = apiRead('GET /security/roles', { operation: 'Your roles' });
